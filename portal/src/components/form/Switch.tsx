import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 20,
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
  '& label': { ...theme.typography.body2, fontWeight: 600, cursor: 'pointer' },
}));
const Hint = styled('p')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));

/** Width of the track, diameter of the knob and the room around it, in CSS pixels. */
const TRACK = 44;
const KNOB = 18;
const ROOM = 3;

const Input = styled('input')(({ theme }) => ({
  appearance: 'none',
  gridColumn: 2,
  gridRow: '1 / span 2',
  width: TRACK,
  height: KNOB + 2 * ROOM + 2,
  margin: 0,
  cursor: 'pointer',
  borderRadius: 99,
  border: `1px solid ${theme.vars.palette.scheme.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  '&::before': {
    content: '""',
    display: 'block',
    width: KNOB,
    height: KNOB,
    margin: ROOM,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.scheme.outline,
    transition: theme.transitions.create(['transform', 'background-color'], { duration: 150 }),
  },
  '&:checked': {
    backgroundColor: theme.vars.palette.primary.main,
    // Marigold alone would be too faint upon paper to tell what is on.
    borderColor: theme.vars.palette.scheme.accentText,
  },
  '&:checked::before': {
    transform: `translateX(${TRACK - KNOB - 2 * ROOM - 2}px)`,
    backgroundColor: theme.vars.palette.primary.contrastText,
  },
}));

interface SwitchProps {
  label: string;
  /** What it means, in a sentence. */
  hint?: string;
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Turns something on or off. */
export function Switch({ label, hint, name, isOn, onChange }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="checkbox"
        role="switch"
        name={name}
        checked={isOn}
        aria-describedby={hint ? hintId : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Row>
  );
}
