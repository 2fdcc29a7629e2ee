import { api, messages, profileBody, type OwnProfile } from 'contracts';
import { Skeleton } from 'ui';

import { LoadFailure } from '../../components/LoadFailure';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { EditorForm } from './editor/EditorForm';
import { MentorFields } from './editor/MentorFields';
import { toBody, valuesOf } from './editor/profileValues';
import { SaveBar } from './editor/SaveBar';
import { useProfileForm } from './editor/useProfileForm';
import { useSaveProfile } from './useSaveProfile';

const SENTENCES = { saved: messages.mentorProfileSaved, notSaved: messages.mentorProfileNotSaved };

/** The mentor's part of the own profile as a form of its own (member §2, Mentorship program page). */
export function MentorProfile() {
  const { data, error, retry } = useApi<OwnProfile>(api.ownProfile());
  useFailureToast(error, messages.mentorProfileNotLoaded);
  if (error) return <LoadFailure title={messages.mentorProfileNotLoaded} error={error} onRetry={retry} />;
  if (!data) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading your mentor profile">
        <Skeleton style={{ height: 320 }} />
      </div>
    );
  }
  return <MentorForm profile={data} />;
}

function MentorForm({ profile }: { profile: OwnProfile }) {
  const save = useSaveProfile();
  const form = useProfileForm({ schema: profileBody, stored: valuesOf(profile), toBody, save, sentences: SENTENCES });
  return (
    <EditorForm {...form.formProps} aria-label="Mentor profile">
      <MentorFields form={form} />
      <SaveBar form={form} />
    </EditorForm>
  );
}
