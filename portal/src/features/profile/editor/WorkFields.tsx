import { PROFILE_TEXT_MAX_CHARS } from 'contracts';

import { TextField } from '../../../components/form/TextField';
import { FieldGrid } from './FieldGrid';
import type { ProfileForm } from './useProfileForm';

/** Where somebody works, and as what. For alumni, and for faculty, who act as such (member §2, design §4). */
export function WorkFields({ form: { text } }: { form: ProfileForm }) {
  return (
    <FieldGrid>
      <TextField
        label="Job title"
        autoComplete="organization-title"
        maxLength={PROFILE_TEXT_MAX_CHARS}
        {...text('jobTitle')}
      />
      <TextField label="Company" autoComplete="organization" maxLength={PROFILE_TEXT_MAX_CHARS} {...text('company')} />
      <TextField label="Industry" maxLength={PROFILE_TEXT_MAX_CHARS} {...text('industry')} />
    </FieldGrid>
  );
}
