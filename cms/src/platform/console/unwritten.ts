import { errors } from '@strapi/utils';

const refused = () => Promise.reject(new errors.ForbiddenError('This is only read'));

/** What a resource that is only read answers to writes. No route leads there: see `isReadOnly`. */
export const unwritten = { update: refused, remove: refused };
