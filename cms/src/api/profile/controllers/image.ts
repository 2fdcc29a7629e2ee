import type { Core } from '@strapi/strapi';
import { IMAGE_MAX_BYTES, messages, type Image } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { countImage } from '../../../platform/accounts/limits';
import { presentAvatar } from '../../../platform/files/present-avatar';
import { readUpload } from '../../../platform/files/read-upload';
import imageService from '../services/image';

/** The form of the picture (member §7). */
const FORM = {
  field: 'profileImage',
  maxBytes: IMAGE_MAX_BYTES,
  missing: messages.imageMissing,
  tooLarge: messages.imageTooLarge,
};

const presentImage = (profileImage: Image | null) => ({ data: { profileImage } });

/** The own picture. */
const imageController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async update(ctx) {
    const user = userOf(ctx);
    await countImage(ctx, user);
    const { bytes } = await readUpload(ctx.req, FORM);
    return presentImage(presentAvatar(await imageService({ strapi }).replace(user, bytes)));
  },

  async delete(ctx) {
    await imageService({ strapi }).remove(userOf(ctx));
    return presentImage(null);
  },
});

export default imageController;
