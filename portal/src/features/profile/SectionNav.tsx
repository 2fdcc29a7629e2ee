import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import { SiteLink } from '../../components/SiteLink';

const Nav = styled('nav')({
  position: 'sticky',
  top: 96,
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

/** The section that is being read: the one that crosses the upper part of the window. */
function useCurrentSection(sections: readonly SectionAnchor[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-20% 0px -75% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
