import type { ConsoleResource } from 'contracts';
import { useRecordContext } from 'react-admin';

import { DialogForm } from '../components/DialogForm';
import { fieldOf } from './fields';
import { FieldInput } from './FieldInput';

interface ResourceFormProps {
  resource: ConsoleResource;
  onCancel: () => void;
}

/** The fields of a record that an admin writes. */
export function ResourceForm({ resource, onCancel }: ResourceFormProps) {
  const record = useRecordContext();
  return (
    <DialogForm isLoaded={record !== undefined} fields={resource.form.length} onCancel={onCancel}>
      {resource.form.map((name, index) => (
        <FieldInput key={name} field={fieldOf(resource, name)} isFirst={index === 0} />
      ))}
    </DialogForm>
  );
}
