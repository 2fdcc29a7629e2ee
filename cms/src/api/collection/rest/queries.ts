import type { Core, Schema, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { isMade } from '../../../platform/made-types/made-types';
import { type Place, QueryWalk } from '../../../platform/queries/query-walk';

/** What may be asked of a made type. Words, drafts and other versions are the panel's and the console's. */
const PARAMETERS = ['filters', 'sort', 'fields', 'populate', 'pagination', 'status', 'locale'];
/** What may be said of something populated. */
const DETAILS = ['filters', 'sort', 'fields', 'populate', 'on', 'start', 'limit'];
/** Relations and components in a row: each may multiply what is read, there and back again most of all. */
const MAX_DEPTH = 2;
/** Fields that one list is filtered by: a statement has no room for any number. */
const MAX_QUESTIONS = 50;

type Query = Record<string, unknown>;
/** Whether a field of a component is not public in some place where the component stands. */
type IsHidden = (uid: string, field: string) => boolean;

/**
 * Has Strapi's REST API refuse what would tell more of made types than is public of them. Strapi looks for words in
 * private texts too, and answers drafts to whoever may read what is published.
 */
export function guardQueries(strapi: Core.Strapi, isHidden: IsHidden): void {
  const { validate } = strapi.contentAPI;
  const { query: check } = validate;
  validate.query = async (query, schema, options) => {
    if (isMade(schema.uid)) checkQuery(strapi, strapi.contentType(schema.uid), query, isHidden);
    return check(query, schema, options);
  };
}

/** @throws ValidationError naming what cannot be asked */
function checkQuery(strapi: Core.Strapi, schema: Schema.Schema, query: Query, isHidden: IsHidden): void {
  const unknown = Object.keys(query).find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined)
    throw new errors.ValidationError(`This list cannot be asked by “${unknown.slice(0, 50)}”.`);
  if (query['status'] !== undefined && query['status'] !== 'published') {
    throw new errors.ValidationError('Only what is published is answered here.');
  }
  const behind = (uid: UID.Schema): Place['mayRead'] => publicOf(strapi.getModel(uid), isHidden);
  const walk = new QueryWalk(strapi, {
    ...{ behind, needsWhole: false },
    // What has no drafts is joined with drafts too: who asks through it would find them.
    mayAskThrough: (from, to) => !hasDrafts(to) || hasDrafts(from),
    ...{ maxDepth: MAX_DEPTH, maxQuestions: MAX_QUESTIONS, details: DETAILS },
  });
  walk.query({ schema, mayRead: publicOf(schema, isHidden), depth: 0 }, query);
}

const hasDrafts = ({ options }: Schema.Schema): boolean => options?.draftAndPublish === true;

/** What is public of a type or a component: whatever is neither private nor a password. */
function publicOf({ uid, attributes }: Schema.Schema, isHidden: IsHidden): Place['mayRead'] {
  const all = new Map<string, Schema.Attribute.AnyAttribute>(Object.entries(attributes));
  return (field) => {
    const attribute = all.get(field);
    if (isHidden(uid, field)) return false;
    return attribute?.type !== 'password' && !(attribute && 'private' in attribute && attribute.private === true);
  };
}
