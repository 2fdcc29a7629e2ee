import { SwitchInput } from '../components/SwitchInput';
import { settingOf } from './labels';
import { SettingsSection } from './SettingsSection';

/** Who may become a member, and what for. */
export function AccountSettings() {
  return (
    <SettingsSection title="Accounts" text="Who can join, and what is asked of them before they sign in.">
      <SwitchInput {...settingOf('enableRegistration')} helperText="When off, nobody can make a new account." />
      <SwitchInput
        {...settingOf('requireEmailVerification')}
        helperText="When on, people sign in only after they have opened the link in their mail."
      />
    </SettingsSection>
  );
}
