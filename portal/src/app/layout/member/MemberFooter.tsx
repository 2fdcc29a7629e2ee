import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { Link } from 'react-router-dom';

import { ColorSchemeSwitch } from '../color-scheme/ColorSchemeSwitch';
import { Copyright } from '../Copyright';
import { LegalLinks } from '../LegalLinks';
import { CONTENT_MARGIN } from './measures';

const Line = styled('footer')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  padding: `14px ${CONTENT_MARGIN}`,
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px' },
  '& a': {
    display: 'inline-block',
    paddingBlock: 4,
    textUnderlineOffset: 4,
    textDecorationColor: theme.vars.palette.divider,
  },
  '& a:hover': { textDecorationColor: 'currentColor' },
  '& fieldset': { marginLeft: 'auto' },
}));

/** The foot of the members' area, in one line: whose it is, the way to the public site, and the colours. */
export function MemberFooter() {
  return (
    <Line data-screen-only="">
      <Copyright />
      <LegalLinks />
      <Link to={paths.home()}>Public site</Link>
      <ColorSchemeSwitch />
    </Line>
  );
}
