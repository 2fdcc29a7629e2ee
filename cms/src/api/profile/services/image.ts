import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { PROFILE } from '../../../platform/accounts/account';
import { removeAfterCommit, removeAvatar, storeAvatar } from '../../../platform/files/avatars';
import { makeSquarePictures } from '../../../platform/files/square-pictures';
import { inTransaction } from '../../../shared/transaction';

const imageService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Makes a file the own picture; the one before goes.
   * @returns the name under which it is stored
   * @throws ValidationError (400) when it is no picture, NotFoundError without a profile
   */
  async replace(user: SignedInUser, file: Buffer): Promise<string> {
    const avatar = await storeAvatar(strapi, await makeSquarePictures(file));
    try {
      await exchange(strapi, user, avatar);
    } catch (error) {
      await removeAvatar(strapi, avatar);
      throw error;
    }
    return avatar;
  },

  /** Takes the own picture away, if there is one. @throws NotFoundError without a profile */
  remove: (user: SignedInUser): Promise<void> => exchange(strapi, user, null),
});

export default imageService;

/** Writes the picture's name. The row is locked, so that of several at once each removes the one before it. */
async function exchange(strapi: Core.Strapi, { profileId }: SignedInUser, avatar: string | null): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const row: { avatar: string | null } | undefined = await trx('profiles')
      .where({ id: profileId })
      .forUpdate()
      .first('avatar');
    if (!row) throw new errors.NotFoundError(messages.profileNotLoaded);
    await strapi.db.query(PROFILE).update({ where: { id: profileId }, data: { avatar } });
    if (row.avatar !== null) await removeAfterCommit(strapi, row.avatar);
  });
}
