import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from 'ui';

import { Field, type FieldProps } from './Field';
import { control } from './fieldStyles';

const Input = styled('input')(control);
const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });
const Entry = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 34,
  paddingLeft: 12,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.info.main,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 34,
    height: 34,
    padding: 0,
    color: theme.vars.palette.text.secondary,
    background: 'none',
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    cursor: 'pointer',
  },
  '& button:hover': { color: theme.vars.palette.text.primary },
  '& button:focus-visible': { outlineOffset: -3 },
  '& svg': { fontSize: 16 },
}));

interface ListFieldProps extends FieldProps {
  name: string;
  entries: readonly string[];
  onChange: (entries: string[]) => void;
}

/**
 * A list of short texts, such as skills. Enter or a comma adds what is written, trimmed; what is there already is not
 * added again (member §4, §5).
 */
export function ListField({
  label,
  fault,
  hint = 'Enter or a comma adds it',
  name,
  entries,
  onChange,
}: ListFieldProps) {
  const [draft, setDraft] = useState('');
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (text: string) => {
    const grown = withEntries(entries, text);
    if (grown.length === entries.length) return;
    onChange(grown);
    setNews(`${grown.slice(entries.length).join(', ')} added`);
  };
  const write = (text: string) => {
    const end = text.lastIndexOf(',');
    if (end !== -1) add(text.slice(0, end));
    setDraft(text.slice(end + 1));
  };
  const finish = () => {
    add(draft);
    setDraft('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a word that an input method composes.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    finish();
  };
  const remove = (entry: string) => {
    onChange(entries.filter((other) => other !== entry));
    setNews(`${entry} removed`);
    input.current?.focus();
  };

  return (
    <Field {...{ label, fault, hint }}>
      {(controlProps) => (
        <div>
          <Input
            {...controlProps}
            ref={input}
            name={name}
            value={draft}
            autoComplete="off"
            enterKeyHint="enter"
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
            onBlur={finish}
          />
          {entries.length > 0 && (
            <List aria-label={label}>
              {entries.map((entry) => (
                <Entry key={entry}>
                  {entry}
                  <button type="button" aria-label={`Remove ${entry}`} onClick={() => remove(entry)}>
                    <Close aria-hidden="true" />
                  </button>
                </Entry>
              ))}
            </List>
          )}
          <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

function withEntries(entries: readonly string[], text: string): string[] {
  const grown = [...entries];
  const known = new Set(entries.map((entry) => entry.toLowerCase()));
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (!entry || known.has(entry.toLowerCase())) continue;
    known.add(entry.toLowerCase());
    grown.push(entry);
  }
  return grown;
}
