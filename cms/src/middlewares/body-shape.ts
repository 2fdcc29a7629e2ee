import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { BROKEN_TEXT, NO_OBJECT, NUL_CHARACTER, TOO_DEEP } from '../platform/serving/sentences';

/** Levels of objects and lists in a body; composed pages of the panel stay under a dozen. */
const MAX_DEPTH = 32;
/** Half of a character, which JSON can write and no text can hold: bcryptjs never gets to the end of it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Refuses bodies that a database, a hash or a recursive walk would choke on. Comes after the body's parser. */
const bodyShape: Core.MiddlewareFactory = () => (ctx, next) => {
  const body: unknown = ctx.request.body;
  // Neither the API nor the panel sends a list; Strapi's own controllers fall over one.
  if (Array.isArray(body)) throw new errors.ValidationError(NO_OBJECT);
  if (typeof body === 'object' && body !== null) check(body, 1);
  return next();
};

export default bodyShape;

function check(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new errors.ValidationError(NUL_CHARACTER);
    if (LONE_SURROGATE.test(value)) throw new errors.ValidationError(BROKEN_TEXT);
  } else if (typeof value === 'object' && value !== null) {
    if (depth > MAX_DEPTH) throw new errors.ValidationError(TOO_DEEP);
    for (const [key, nested] of Object.entries(value)) {
      check(key, depth);
      check(nested, depth + 1);
    }
  }
}
