import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { Link } from 'react-router-dom';

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  gap: 6,
  marginTop: 12,
  '& a': {
    ...theme.typography.caption,
    display: 'block',
    // Chips stand closer than fingers: each is as high as WCAG 2.2 asks for at least.
    minHeight: 26,
    padding: '3px 10px',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 999,
    transition: theme.transitions.create(['border-color', 'color'], { duration: 150 }),
  },
  '& a:hover': {
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    borderColor: theme.vars.palette.scheme.outline,
  },
}));

/** What somebody is good at; each leads to the alumni who are good at it too. */
export function SkillChips({ skills }: { skills: readonly string[] }) {
  return (
    <Chips aria-label="Skills">
      {skills.map((skill) => (
        <li key={skill}>
          <Link to={paths.alumniDirectory({ search: skill })}>{skill}</Link>
        </li>
      ))}
    </Chips>
  );
}
