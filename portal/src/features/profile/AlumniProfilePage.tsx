import { api, paths, type AlumniProfile, type One } from 'contracts';

import { useUser } from '../../lib/session';
import { useApi } from '../../lib/useApi';
import { AlumniEditor } from './AlumniEditor';
import { ProfileFailure } from './ProfileFailure';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';

const TITLE = 'My Profile';

/** The own profile in the words of the alumni portal (member §2, My Profile page). */
export default function AlumniProfilePage() {
  const { role } = useUser();
  const { data, error, retry } = useApi<One<AlumniProfile>>(api.alumniProfile());
  if (error) return <ProfileFailure error={error} onRetry={retry} />;
  if (!data) return <ProfileSkeleton title={TITLE} />;
  const { name, profileImage } = data.data;
  return (
    <>
      <ProfileHeader title={TITLE} {...{ name, role }} picture={profileImage} editorPath={paths.alumniProfile()} />
      <AlumniEditor profile={data.data} role={role} />
    </>
  );
}
