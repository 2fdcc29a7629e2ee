import { styled } from '@mui/material/styles';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginTop: 14,
  '& li': {
    ...theme.typography.caption,
    padding: '3px 10px',
    overflowWrap: 'anywhere',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 999,
  },
  '& li[data-rest]': { border: 0, paddingInline: 4, color: theme.vars.palette.text.secondary },
}));

interface SkillsProps {
  skills: readonly string[];
  /** What they are called. */
  label?: string;
  /** How many are shown; the rest is "+N more" (member §9). All when absent. */
  max?: number;
}

/** What a job asks for, or somebody knows; nothing where there are none. */
export function Skills({ skills, label = 'Skills', max = skills.length }: SkillsProps) {
  if (skills.length === 0) return null;
  return (
    <List aria-label={label}>
      {skills.slice(0, max).map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
      {skills.length > max && <li data-rest>+{skills.length - max} more</li>}
    </List>
  );
}
