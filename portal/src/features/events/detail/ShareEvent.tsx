import LinkIcon from '@mui/icons-material/Link';
import { styled } from '@mui/material/styles';
import { messages, paths, type EventDetail } from 'contracts';

import { Button } from '../../../components/Button';
import { usePageData } from '../../../lib/pageData';
import { useToast } from '../../../lib/useToast';
import { shareLinks } from './shareLinks';

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  marginTop: 'clamp(28px, 3vw, 40px)',
  paddingTop: 14,
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& a': { padding: '10px 8px', fontWeight: 600, textUnderlineOffset: 4 },
  '& a:hover': { color: theme.vars.palette.text.primary },
  '& svg': { fontSize: 18 },
}));
const Copy = styled(Button)({ marginLeft: 8, '@media (scripting: none)': { display: 'none' } });

/** Passes an event on: by the apps that students have, or as its address. */
export function ShareEvent({ event }: { event: EventDetail }) {
  const { origin } = usePageData();
  const showToast = useToast();
  const url = origin + paths.event(event._id);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast('success', messages.linkCopied),
      () => showToast('error', messages.linkNotCopied),
    );
  return (
    <Row data-screen-only role="group" aria-label="Share this event">
      Share:
      {shareLinks(event.title, url).map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
      <Copy type="button" look="outlined" onClick={() => void copy()}>
        <LinkIcon aria-hidden="true" />
        Copy link
      </Copy>
    </Row>
  );
}
