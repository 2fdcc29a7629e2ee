import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SLUG_PATTERN } from 'contracts';

import pageService from '../services/page';

const pageController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async findOne(ctx) {
    const slug: unknown = ctx.params.slug;
    const page = typeof slug === 'string' && SLUG_PATTERN.test(slug) ? await pageService({ strapi }).read(slug) : null;
    if (!page) throw new errors.NotFoundError('There is no such page.');
    return { data: page };
  },
});

export default pageController;
