import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FIELD_ENTRIES_MAX, type ConsoleField } from 'contracts';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';

import { EntryList } from '../../components/EntryList';
import { hintOf } from './checks';
import { blankEntry, EntryFields } from './EntryFields';
import { useComponents } from './FormResource';
import { InputFrame } from './InputFrame';
import { faultIn } from './faultIn';

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
}));

interface ComponentInputProps {
  field: ConsoleField;
  source: string;
}

/** A part of a record with fields of its own, or a list of such parts. */
export default function ComponentInput({ field, source }: ComponentInputProps) {
  const component = useComponents()[field.accepts[0] ?? ''];
  const { errors } = useFormState({ name: source });
  if (!component) return null;
  return (
    <InputFrame
      label={field.label}
      isRequired={field.required}
      hint={hintOf(field)}
      fault={faultIn(get(errors, source))}
    >
      {field.isMany ? (
        <EntryList
          source={source}
          name={component.label}
          max={field.max ?? FIELD_ENTRIES_MAX}
          blank={blankEntry(component)}
        >
          {(entry) => <EntryFields component={component} source={entry} />}
        </EntryList>
      ) : (
        <OneEntry component={component} source={source} />
      )}
    </InputFrame>
  );
}

function OneEntry({ component, source }: Parameters<typeof EntryFields>[0] & { source: string }) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: source });
  if (!component) return null;
  const set = (entry: unknown) => setValue(source, entry, { shouldDirty: true });
  if (typeof value !== 'object' || value === null) {
    return (
      <Button
        variant="outlined"
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        onClick={() => set(blankEntry(component))}
      >
        Add {component.label.toLowerCase()}
      </Button>
    );
  }
  return (
    <Part>
      <EntryFields component={component} source={source} />
      <Button sx={{ justifySelf: 'start' }} onClick={() => set(null)}>
        Remove {component.label.toLowerCase()}
      </Button>
    </Part>
  );
}
