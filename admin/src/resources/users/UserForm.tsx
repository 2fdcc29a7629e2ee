import { NAME_MAX_CHARS, type ConsoleUser } from 'contracts';
import { email, maxLength, required, SelectInput, TextInput, useEditContext } from 'react-admin';

import { DialogForm } from '../../components/DialogForm';
import { SwitchInput } from '../../components/SwitchInput';
import { roleChoices } from '../../lib/roles';

/** The fields of an account that an admin may change (admin §6). */
export function UserForm({ onCancel }: { onCancel: () => void }) {
  const { record } = useEditContext<ConsoleUser>();
  return (
    <DialogForm isLoaded={record !== undefined} fields={4} onCancel={onCancel}>
      <TextInput
        source="name"
        helperText={false}
        validate={[required(), maxLength(NAME_MAX_CHARS)]}
        autoComplete="off"
        autoFocus
      />
      <TextInput
        source="email"
        type="email"
        helperText={false}
        validate={[required(), email('Please enter a valid email address')]}
        autoComplete="off"
      />
      <SelectInput source="role" choices={roleChoices} helperText={false} validate={required()} />
      <SwitchInput source="isVerified" helperText="Whether the email address is known to be theirs." />
    </DialogForm>
  );
}
