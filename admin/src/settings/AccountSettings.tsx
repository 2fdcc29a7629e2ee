import { FormSection } from '../components/FormSection';
import { SwitchInput } from '../components/SwitchInput';
import { settingOf } from './labels';

/** Who may become a member, and what for. */
export function AccountSettings() {
  return (
    <FormSection title="Accounts" text="Who can join, and what is asked of them before they sign in.">
      <SwitchInput {...settingOf('enableRegistration')} helperText="When off, nobody can create an account." />
      <SwitchInput
        {...settingOf('requireEmailVerification')}
        helperText="When on, people sign in only after they have opened the link in their mail."
      />
    </FormSection>
  );
}
