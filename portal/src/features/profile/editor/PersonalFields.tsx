import { BIO_MAX_CHARS, EMAIL_MAX_CHARS, NAME_MAX_CHARS, PROFILE_TEXT_MAX_CHARS } from 'contracts';

import { PasswordField } from '../../../components/form/PasswordField';
import { TextArea } from '../../../components/form/TextArea';
import { TextField } from '../../../components/form/TextField';
import { EmailChange } from './EmailChange';
import { FieldGrid } from './FieldGrid';
import type { ProfileForm } from './useProfileForm';

interface PersonalFieldsProps {
  form: ProfileForm;
  /** An address that waits to be confirmed. */
  pendingEmail: string | null;
}

/** Who somebody is and how to reach them (member §2). */
export function PersonalFields({ form, pendingEmail }: PersonalFieldsProps) {
  const { text } = form;
  return (
    <FieldGrid>
      <TextField label="Name" autoComplete="name" required maxLength={NAME_MAX_CHARS} {...text('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX_CHARS}
        hint="You sign in with it."
        {...text('email')}
      />
      {form.isChangingEmail && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          hint="Needed to change your email address."
          {...text('currentPassword')}
        />
      )}
      {pendingEmail !== null && (
        <div className="wide">
          <EmailChange pendingEmail={pendingEmail} />
        </div>
      )}
      <TextField label="Phone" type="tel" autoComplete="tel" maxLength={PROFILE_TEXT_MAX_CHARS} {...text('phone')} />
      <TextField
        label="Location"
        autoComplete="address-level2"
        maxLength={PROFILE_TEXT_MAX_CHARS}
        hint="City and country"
        {...text('location')}
      />
      <div className="wide">
        <TextArea label="Bio" rows={5} maxLength={BIO_MAX_CHARS} {...text('bio')} />
      </div>
    </FieldGrid>
  );
}
