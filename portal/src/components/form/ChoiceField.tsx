import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: '0 0 20px',
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.body2, marginBottom: 6, padding: 0, fontWeight: 600 },
}));
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Choice = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  minHeight: 44,
  padding: '6px 14px 6px 12px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.scheme.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['border-color', 'background-color'], { duration: 150 }),
  '&:hover': { borderColor: 'currentColor' },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.scheme.accentText,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 16%, ${theme.vars.palette.background.paper})`,
  },
  '& input': {
    width: 18,
    height: 18,
    margin: 0,
    cursor: 'inherit',
    accentColor: theme.vars.palette.primary.main,
  },
}));
const Message = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
  '&[data-fault]': { color: theme.vars.palette.error.main, fontWeight: 500 },
}));

interface ChoiceFieldProps<Value extends string> {
  label: string;
  name: string;
  /** What there is to choose, by what it is called. */
  choices: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** Only one can be chosen. */
  isSingle?: boolean;
  /** What is wrong with the choice. */
  fault?: string | undefined;
  /** Stands where the fault would. */
  hint?: string;
}

/** A choice of several, or of one, among a few, all of which are in sight. */
export function ChoiceField<Value extends string>({
  label,
  name,
  choices,
  chosen,
  onChange,
  isSingle = false,
  fault,
  hint,
}: ChoiceFieldProps<Value>) {
  const messageId = useId();
  const message = fault ?? hint;
  return (
    <Group name={name} tabIndex={-1} aria-describedby={message ? messageId : undefined}>
      <legend>{label}</legend>
      <Choices>
        {(Object.keys(choices) as Value[]).map((value) => (
          <Choice key={value}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={isSingle ? `${name} choice` : undefined}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ target }) => {
                if (isSingle) onChange([value]);
                else onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value));
              }}
            />
            {choices[value]}
          </Choice>
        ))}
      </Choices>
      {message && (
        <Message id={messageId} data-fault={fault ? true : undefined}>
          {message}
        </Message>
      )}
    </Group>
  );
}
