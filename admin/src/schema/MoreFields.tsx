import type { ConsoleResource } from 'contracts';

import { FieldGroup } from '../components/FieldGroup';
import { MORE_FIELDS, MORE_FIELDS_ID } from './fields';
import { FieldInput } from './FieldInput';
import { FormResource } from './inputs/FormResource';

/** The inputs of fields that people added to a type of the product, which speak as those of the types that they made. */
export function MoreInputs({ resource }: { resource: ConsoleResource }) {
  return (
    <FormResource value={{ ...resource, isMade: true, hasDrafts: false }}>
      {resource.more.map((field) => (
        <FieldInput key={field.name} field={field} source={`more.${field.name}`} />
      ))}
    </FormResource>
  );
}

/** The same at the end of a form, where there are some. */
export function MoreFields({ resource }: { resource: ConsoleResource }) {
  if (resource.more.length === 0) return null;
  return (
    <FieldGroup id={MORE_FIELDS_ID} title={MORE_FIELDS} text="Added in the Content-Type Builder.">
      <MoreInputs resource={resource} />
    </FieldGroup>
  );
}
