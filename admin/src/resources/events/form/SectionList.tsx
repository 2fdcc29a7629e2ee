import { styled } from '@mui/material/styles';

import { DENSE } from '../../../lib/type';
import { MORE_FIELDS, MORE_FIELDS_ID } from '../../../schema/fields';
import { EVENT_SECTIONS, sectionId, type EventSection } from './sections';

const Nav = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
  '& ul': { position: 'sticky', top: 0, display: 'grid', gap: 1 },
  '& button': {
    ...DENSE,
    width: '100%',
    minHeight: 34,
    padding: '0 10px',
    textAlign: 'left',
    color: theme.vars.palette.text.secondary,
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    background: 'none',
    cursor: 'pointer',
  },
  '& button:hover': {
    color: theme.vars.palette.text.primary,
    backgroundColor: 'color-mix(in srgb, currentColor 7%, transparent)',
  },
  '& button:focus-visible': { outlineOffset: -2 },
}));

/** The way to each section of a long form. @param hasMore whether somebody added fields to it */
export function SectionList({ hasMore }: { hasMore: boolean }) {
  const sections = (Object.keys(EVENT_SECTIONS) as EventSection[]).map(
    (section) => [sectionId(section), EVENT_SECTIONS[section]] as const,
  );
  return (
    <Nav aria-label="Sections">
      <ul>
        {[...sections, ...(hasMore ? [[MORE_FIELDS_ID, MORE_FIELDS] as const] : [])].map(([id, title]) => (
          <li key={id}>
            <button type="button" onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
