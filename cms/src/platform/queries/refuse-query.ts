import { errors } from '@strapi/utils';

/**
 * Refuses every parameter: an amount in the address would be believed by nobody (security matrix 23).
 * @throws ValidationError that names them
 */
export function refuseQuery({ query }: { query: object }): void {
  const names = Object.keys(query);
  if (names.length === 0) return;
  const sentence = `This call takes no ${names.map((name) => `“${name.slice(0, 50)}”`).join(', ')}.`;
  throw new errors.ValidationError(sentence, { errors: names.map((name) => ({ path: [name], message: sentence })) });
}
