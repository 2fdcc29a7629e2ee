import { messages } from 'contracts';

import { PROFILE } from '../../platform/accounts/account';
import { isReferenced } from '../../platform/accounts/references';
import { addedValues, noAddedValues } from '../../platform/added-fields/added-values';
import { removeAfterCommit } from '../../platform/files/avatars';
import { presentAvatar } from '../../platform/files/present-avatar';
import type { PersonalDataPart } from '../../platform/personal-data/part';
import { PROFILE_COLUMNS, toProfile, type ProfileRow } from './profile';

/** What a person shows to others, with the picture's files. */
export const profilePart: PersonalDataPart = {
  name: 'profile',

  async export(strapi, { profileId }) {
    if (profileId === null) return null;
    const [row] = await strapi.db
      .connection('profiles as profile')
      .where('profile.id', profileId)
      .select<ProfileRow[]>(PROFILE_COLUMNS);
    if (!row) return null;
    const { id: _row, documentId: _id, avatar, ...fields } = toProfile(row);
    const more = await addedValues(strapi, PROFILE, profileId);
    return { _id, ...fields, profilePicture: presentAvatar(avatar), ...more };
  },

  async erase(strapi, { profileId }, trx) {
    if (profileId === null) return;
    const [row]: { avatar: string | null }[] = await trx('profiles').where({ id: profileId }).select('avatar');
    const profiles = strapi.db.query(PROFILE);
    if (await isReferenced(strapi, trx, PROFILE, profileId)) {
      // What a profile is when nobody is behind it any more.
      const { id: _id, documentId: _documentId, privacySettings, ...empty } = toProfile({});
      const added = noAddedValues(strapi, PROFILE);
      const nothing = { mentorCapacity: null, isAvailable: false, name: messages.FORMER_MEMBER, user: null };
      const data = { ...empty, ...added, ...privacySettings, ...nothing };
      await profiles.update({ where: { id: profileId }, data });
    } else {
      await profiles.delete({ where: { id: profileId } });
    }
    if (row?.avatar) await removeAfterCommit(strapi, row.avatar);
  },
};
