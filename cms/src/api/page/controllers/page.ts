import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SLUG_PATTERN } from 'contracts';

import { CLOCK_BOUND_CACHE_SECONDS } from '../../../shared/clock-bound';
import pageService from '../services/page';

const pageController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async findOne(ctx) {
    const slug: unknown = ctx.params.slug;
    const page = typeof slug === 'string' && SLUG_PATTERN.test(slug) ? await pageService({ strapi }).read(slug) : null;
    if (!page) throw new errors.NotFoundError('There is no such page.');
    if (page.sections.some(({ component }) => component === 'sections.upcoming-events')) {
      ctx.state.cacheSeconds = CLOCK_BOUND_CACHE_SECONDS;
    }
    return { data: page };
  },
});

export default pageController;
