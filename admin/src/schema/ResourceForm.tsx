import type { ConsoleResource } from 'contracts';
import { useRecordContext } from 'react-admin';

import { DialogForm } from '../components/DialogForm';
import { DraftActions } from './DraftActions';
import { fieldOf } from './fields';
import { FieldInput } from './FieldInput';
import { FormResource } from './inputs/FormResource';

interface ResourceFormProps {
  resource: ConsoleResource;
  /** Left out where the form is no dialog. */
  onCancel?: () => void;
}

/** The fields of a record that an admin writes. */
export default function ResourceForm({ resource, onCancel }: ResourceFormProps) {
  const record = useRecordContext();
  return (
    <FormResource value={resource}>
      <DialogForm
        isLoaded={record !== undefined}
        fields={resource.form.length}
        {...(onCancel && { onCancel })}
        {...(resource.hasDrafts && {
          actions: <DraftActions resource={resource} {...(onCancel && { onDone: onCancel })} />,
        })}
      >
        {resource.form.map((name, index) => (
          <FieldInput key={name} field={fieldOf(resource, name)} isFirst={index === 0} />
        ))}
      </DialogForm>
    </FormResource>
  );
}
