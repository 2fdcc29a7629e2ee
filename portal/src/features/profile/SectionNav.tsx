import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import { SiteLink } from '../../components/SiteLink';

const Nav = styled('nav')({
  position: 'sticky',
  top: 64,
  alignSelf: 'start',
  paddingBlock: 'clamp(28px, 4vw, 48px)',
});
const Item = styled(SiteLink)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  padding: '7px 14px',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderLeft: `2px solid ${theme.vars.palette.divider}`,
  transition: theme.transitions.create(['color', 'border-color'], { duration: 150 }),
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    borderColor: theme.vars.palette.scheme.accentText,
  },
}));

export interface SectionAnchor {
  id: string;
  title: string;
}

interface SectionNavProps {
  /** The page that the sections are on. */
  path: string;
  sections: readonly SectionAnchor[];
}

/** The way to each section, where there is room beside them. */
export function SectionNav({ path, sections }: SectionNavProps) {
  const current = useCurrentSection(sections);
  return (
    <Nav className="aside" aria-label="Sections">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Item href={`${path}#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </Item>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

/** How far down the window a section's top may be that is being read, in parts of its height. */
const READ_FROM = 0.25;

/** The section that is being read: the last one that begins in the upper part of the window, or the first. */
function useCurrentSection(sections: readonly SectionAnchor[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const shown = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // Asked whenever a top crosses the line, also by a jump that no section is on the line after.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * READ_FROM;
        const begun = shown.filter((section) => section.getBoundingClientRect().top <= line);
        setCurrent((begun.at(-1) ?? shown[0])?.id);
      },
      { rootMargin: `100000px 0px ${READ_FROM * 100 - 100}% 0px` },
    );
    for (const section of shown) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
