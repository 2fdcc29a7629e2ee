import { api, paths, type OwnProfile } from 'contracts';

import { useApi } from '../../lib/useApi';
import { GeneralEditor } from './GeneralEditor';
import { ProfileFailure } from './ProfileFailure';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';

const TITLE = 'Profile';

/** The own profile and account (member §2, Profile). */
export default function ProfilePage() {
  const { data, error, retry } = useApi<OwnProfile>(api.ownProfile());
  if (error) return <ProfileFailure error={error} onRetry={retry} />;
  if (!data) return <ProfileSkeleton title={TITLE} />;
  const { name, profilePicture, role } = data;
  return (
    <>
      <ProfileHeader title={TITLE} {...{ name, role }} picture={profilePicture} editorPath={paths.profile()} />
      <GeneralEditor profile={data} />
    </>
  );
}
