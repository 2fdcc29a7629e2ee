import type { Core } from '@strapi/strapi';
import createError from 'http-errors';

import { sentenceFor } from '../platform/serving/sentences';
import { isBadValue } from '../shared/bad-value';
import { conflict, violatesUniqueIndex } from '../shared/conflict';
import { isUnavailable } from '../shared/unavailable';

/** When to try again, in seconds. */
const RETRY_AFTER_S = 5;

/**
 * Says what the database means. Two writes at the same instant both pass the application's own check, and the unique
 * index refuses the second one: a conflict, no fault of ours. A value that no column holds is a bad request. A database that is away, locked or full is a service
 * that is not available right now, never a person who is not signed in (design §6).
 */
const databaseErrors: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (violatesUniqueIndex(error)) throw conflict('This already exists, or was taken a moment ago.');
      if (isBadValue(error)) throw createError(400, sentenceFor(400));
      if (!isUnavailable(error)) throw error;
      ctx.set('Retry-After', String(RETRY_AFTER_S));
      if (createError.isHttpError(error)) {
        strapi.log.error(`A transaction was not kept: ${String(error.cause)}`);
        throw error;
      }
      strapi.log.error(`The database does not answer: ${String(error)}`);
      throw createError(503, sentenceFor(503));
    }
  };
};

export default databaseErrors;
