import type { Core } from '@strapi/strapi';
import { alumniProfileBody, profileBody } from 'contracts';

import { userOf, type Context } from '../../../platform/accounts/caller';
import { countLogin, countMailRequest } from '../../../platform/accounts/limits';
import { mailingOf } from '../../../platform/accounts/mailing';
import { ALIKE_MS, atLeast } from '../../../platform/accounts/slowness';
import { parseBody } from '../../../shared/parse-body';
import { presentAlumniProfile, presentOwnProfile } from '../presenter';
import profileService, { type OwnedProfile, type ProfileChange } from '../services/profile';

/** The own profile, in the words of either editor (member §3). */
const profileController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const profiles = profileService({ strapi });

  /** A new address may be anybody's: how long the answer takes does not tell whether it has an account. */
  const write = async (ctx: Context, change: ProfileChange): Promise<OwnedProfile> => {
    const user = userOf(ctx);
    const counting = { ...mailingOf(ctx), countAttempt: () => countLogin(ctx, user.email) };
    const update = () => profiles.updateOwn(user, change, counting);
    if (change.email === undefined || change.email === user.email) return update();
    await countMailRequest(ctx);
    return atLeast(ALIKE_MS, update);
  };

  return {
    find: async (ctx) => presentOwnProfile(userOf(ctx), await profiles.findOwn(userOf(ctx))),

    async update(ctx) {
      return presentOwnProfile(userOf(ctx), await write(ctx, parseBody(profileBody, ctx.request.body)));
    },

    findAlumni: async (ctx) => presentAlumniProfile(userOf(ctx), await profiles.findOwn(userOf(ctx))),

    async updateAlumni(ctx) {
      const { currentPosition, socialLinks, ...fields } = parseBody(alumniProfileBody, ctx.request.body);
      const change = { ...fields, ...socialLinks, ...(currentPosition !== undefined && { jobTitle: currentPosition }) };
      return presentAlumniProfile(userOf(ctx), await write(ctx, change));
    },
  };
};

export default profileController;
