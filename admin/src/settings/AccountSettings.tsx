import { SwitchInput } from '../components/SwitchInput';
import { FormSection } from '../components/FormSection';

/** Who may become a member, and what for. */
export function AccountSettings() {
  return (
    <FormSection title="Accounts" text="Who can join, and what is asked of them before they sign in.">
      <SwitchInput
        source="enableRegistration"
        label="Enable registration"
        helperText="When off, nobody can make a new account."
      />
      <SwitchInput
        source="requireEmailVerification"
        label="Require email verification"
        helperText="When on, people sign in only after they have opened the link in their mail."
      />
    </FormSection>
  );
}
