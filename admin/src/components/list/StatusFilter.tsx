import { styled } from '@mui/material/styles';

import { DENSE, TOUCH } from '../../lib/type';
import type { FilterChoice } from './FilterInput';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  marginBottom: 14,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& button': {
    ...DENSE,
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    padding: '0 10px',
    color: theme.vars.palette.text.secondary,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    cursor: 'pointer',
  },
  '& button:hover': { color: theme.vars.palette.text.primary },
  '& button:focus-visible': { outlineOffset: -2 },
  '& button[aria-pressed="true"]': {
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.scheme.accentText,
  },
  [TOUCH]: { '& button': { minHeight: 44 } },
}));

interface StatusFilterProps {
  label: string;
  choices: readonly FilterChoice[];
  value: string;
  onChange: (value: string) => void;
}

/** The states of a list beside each other, one of which is shown. */
export function StatusFilter({ label, choices, value, onChange }: StatusFilterProps) {
  return (
    <Bar role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label} {choice.mark}
        </button>
      ))}
    </Bar>
  );
}
