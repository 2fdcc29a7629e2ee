import { api, type OwnProfile, type ProfileBody } from 'contracts';
import { useSWRConfig } from 'swr';

import { send } from '../../lib/fetcher';
import { useProfileChange } from './useProfileChange';

/** Writes changes of the own profile; what is answered is what is stored from then on. @returns throws ApiError */
export function useSaveProfile(): (body: ProfileBody) => Promise<void> {
  const { mutate } = useSWRConfig();
  const refreshProfile = useProfileChange();
  return async (body) => {
    const saved = await send<OwnProfile>('PUT', api.ownProfile(), body);
    await mutate(api.ownProfile(), saved, { revalidate: false });
    void refreshProfile();
  };
}
