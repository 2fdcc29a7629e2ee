import { FIELD_ENTRIES_MAX, type ConsoleField } from 'contracts';
import { get, useFormContext, useFormState } from 'react-hook-form';

import { EntryList } from '../../components/EntryList';
import { hintOf } from './checks';
import { blankEntry, EntryFields } from './EntryFields';
import { faultIn } from './faultIn';
import { useComponents } from './FormResource';
import { InputFrame } from './InputFrame';

interface ZoneInputProps {
  field: ConsoleField;
  source: string;
}

/** Parts of several kinds, in an order of their own. */
export default function ZoneInput({ field, source }: ZoneInputProps) {
  const components = useComponents();
  const { getValues } = useFormContext();
  const { errors } = useFormState({ name: source });
  const kinds = field.accepts.flatMap((name) => {
    const component = components[name];
    return component ? [{ name: component.label, blank: { __component: name, ...blankEntry(component) } }] : [];
  });
  const componentAt = (entry: string) => components[String(getValues(`${entry}.__component`))];
  return (
    <InputFrame
      label={field.label}
      isRequired={field.required}
      hint={hintOf(field)}
      fault={faultIn(get(errors, source))}
    >
      <EntryList
        source={source}
        name="Part"
        max={field.max ?? FIELD_ENTRIES_MAX}
        kinds={kinds}
        titleOf={(entry) => componentAt(entry)?.label}
      >
        {(entry) => <EntryFields component={componentAt(entry)} source={entry} />}
      </EntryList>
    </InputFrame>
  );
}
