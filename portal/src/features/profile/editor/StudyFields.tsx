import { PROFILE_TEXT_MAX_CHARS, type AccountRole } from 'contracts';

import { TextField } from '../../../components/form/TextField';
import { FieldGrid } from './FieldGrid';
import type { ProfileForm } from './useProfileForm';

/** What somebody studies or has studied. Students also say where they are in it. */
export function StudyFields({ form: { text }, role }: { form: ProfileForm; role: AccountRole }) {
  return (
    <FieldGrid>
      <TextField label="Degree" maxLength={PROFILE_TEXT_MAX_CHARS} hint="Such as B.Tech" {...text('degree')} />
      <TextField label="Major" maxLength={PROFILE_TEXT_MAX_CHARS} {...text('major')} />
      <TextField label="Graduation year" inputMode="numeric" maxLength={4} {...text('graduationYear')} />
      {role === 'student' && (
        <>
          <TextField label="Program" maxLength={PROFILE_TEXT_MAX_CHARS} {...text('program')} />
          <TextField label="Year of study" maxLength={PROFILE_TEXT_MAX_CHARS} {...text('year')} />
        </>
      )}
    </FieldGrid>
  );
}
