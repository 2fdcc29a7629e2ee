import type { Core } from '@strapi/strapi';

import { conflict, violatesUniqueIndex } from '../shared/conflict';

/**
 * Two writes at the same instant both pass the application's own check; the database's unique index then refuses the
 * second one. That is a conflict, not a fault of ours (design §6).
 */
const conflicts: Core.MiddlewareFactory = () => async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!violatesUniqueIndex(error)) throw error;
    throw conflict('This already exists, or was taken a moment ago.');
  }
};

export default conflicts;
