import type { Core } from '@strapi/strapi';
import { MAX_PAGE_SIZE } from 'contracts';

const config: Core.Config.Api = {
  rest: { prefix: '/api', defaultLimit: 25, maxLimit: MAX_PAGE_SIZE, withCount: true, strictParams: true },
  documents: { strictParams: true, strictRelations: true },
};

export default config;
