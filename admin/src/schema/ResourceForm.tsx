import type { ConsoleResource } from 'contracts';
import { useRecordContext } from 'react-admin';

import { DialogForm } from '../components/DialogForm';
import { DraftActions } from './DraftActions';
import { fieldOf, isWhole } from './fields';
import { FieldInput } from './FieldInput';
import { FormResource } from './inputs/FormResource';
import { LocaleChoice } from './LocaleChoice';
import { MoreFields } from './MoreFields';

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
        isLoaded={isWhole(resource, record)}
        fields={resource.form.length}
        {...(onCancel && { onCancel })}
        {...(resource.hasDrafts && {
          actions: <DraftActions resource={resource} {...(onCancel && { onDone: onCancel })} />,
        })}
      >
        {record && 'id' in record && <LocaleChoice resource={resource} />}
        {resource.form.map((name, index) => (
          <FieldInput key={name} field={fieldOf(resource, name)} isFirst={index === 0} />
        ))}
        <MoreFields resource={resource} />
      </DialogForm>
    </FormResource>
  );
}
