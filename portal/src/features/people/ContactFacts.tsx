import { styled } from '@mui/material/styles';
import type { PersonDetail } from 'contracts';

import { SiteLink } from '../../components/SiteLink';
import { PersonSection } from './PersonSection';

const Box = styled('div')(({ theme }) => ({
  padding: '20px 22px',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  [theme.breakpoints.down('md')]: { marginTop: 36 },
}));
const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 12,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: 3, textUnderlineOffset: 4 },
}));

/** The pages elsewhere, as people call them. */
const PAGES = [
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X (Twitter)'],
  ['facebook', 'Facebook'],
  ['github', 'GitHub'],
  ['portfolio', 'Portfolio'],
  ['website', 'Website'],
] as const;

/** How to reach a person, as far as they show it; nothing at all where they show nothing. */
export function ContactFacts({ person }: { person: PersonDetail }) {
  const { email, phone } = person;
  const pages = PAGES.flatMap(([page, label]) => {
    const href = person[page];
    return href ? [{ label, href }] : [];
  });
  if (!email && !phone && pages.length === 0) return null;
  return (
    <Box>
      <PersonSection title="Contact">
        <Facts>
          {email && (
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
          {phone && (
            <div>
              <dt>Phone</dt>
              <dd>
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
              </dd>
            </div>
          )}
          {pages.map(({ label, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <SiteLink href={href}>{shorten(href)}</SiteLink>
              </dd>
            </div>
          ))}
        </Facts>
      </PersonSection>
    </Box>
  );
}

/** An address without what says nothing: `https://www.site.example/asha/` → `site.example/asha`. */
const shorten = (href: string): string => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
