import { messages, NAME_MAX_CHARS, paths, registerBody, REGISTRATION_ROLES, ROLE_LABELS } from 'contracts';

import { Failure } from '../../components/form/Failure';
import { NewPasswordField } from '../../components/form/NewPasswordField';
import { PasswordField } from '../../components/form/PasswordField';
import { SelectField } from '../../components/form/SelectField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { useForm } from '../../components/form/useForm';
import { SiteLink } from '../../components/SiteLink';
import { useSession } from '../../lib/session';
import { useToast } from '../../lib/useToast';
import { Aside } from './parts';
import type { Registration } from './Registered';

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.registrationFailed };

/** Registers (site §2.4, §5, §8). */
export function RegisterForm({ onRegistered }: { onRegistered: (registration: Registration) => void }) {
  const { register } = useSession();
  const showToast = useToast();
  const { formProps, faults, failure, isSending } = useForm({
    schema: registerBody,
    submit: async (person) => {
      const msg = await register(person);
      showToast('success', msg);
      onRegistered({ email: person.email.trim(), msg });
    },
    sentences: SENTENCES,
    saysFailure: true,
  });

  return (
    <>
      <form {...formProps}>
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX_CHARS}
          required
          fault={faults.name}
        />
        <TextField label="Email" name="email" type="email" autoComplete="username" required fault={faults.email} />
        <SelectField label="I am" name="role" fault={faults.role}>
          {REGISTRATION_ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLE_LABELS[role]}
            </option>
          ))}
        </SelectField>
        <NewPasswordField label="Password" name="password" fault={faults.password} />
        <PasswordField
          label="Repeat the password"
          name="password2"
          autoComplete="new-password"
          required
          fault={faults.password2}
        />
        <Failure>{failure}</Failure>
        <SubmitButton isSending={isSending}>Register</SubmitButton>
      </form>
      <Aside>
        Already a member? <SiteLink href={paths.login()}>Sign in</SiteLink>
      </Aside>
    </>
  );
}
