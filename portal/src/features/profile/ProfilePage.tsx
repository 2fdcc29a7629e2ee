import { api, type OwnProfile } from 'contracts';
import { useLocation } from 'react-router-dom';

import { useApi } from '../../lib/useApi';
import { ProfileEditor } from './ProfileEditor';
import { ProfileFailure } from './ProfileFailure';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';

const TITLE = 'Profile';

/** The own profile and account (member §2, Profile and My Profile), at both of their addresses. */
export default function ProfilePage() {
  const { pathname } = useLocation();
  const { data, error, retry } = useApi<OwnProfile>(api.ownProfile());
  if (error) return <ProfileFailure error={error} onRetry={retry} />;
  if (!data) return <ProfileSkeleton title={TITLE} />;
  const { name, profilePicture, role } = data;
  return (
    <>
      <ProfileHeader title={TITLE} {...{ name, role }} picture={profilePicture} editorPath={pathname} />
      <ProfileEditor profile={data} />
    </>
  );
}
