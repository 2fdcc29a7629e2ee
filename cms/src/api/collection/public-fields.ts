import type { Core, Schema } from '@strapi/strapi';

import { leadsToFeature, SYSTEM_FIELDS } from './attributes';
import { addressName, madeTypes } from '../../platform/made-types/made-types';
import { clientOf, countOrRefuse } from '../../platform/rate-limits/per-client';
import { isReading } from '../../platform/serving/addresses';
import { collections } from './collections';
import { fieldsIn } from './public-paths';
import { guardBodies } from './rest/bodies';
import { guardParts, hiddenParts } from './rest/parts';
import { guardQueries } from './rest/queries';

/** Headers by which a client has Strapi write its answers otherwise. Kept answers are one for all. */
const FORMATS = ['strapi-response-format', 'strapi-encode-source-maps'];

/** What is public of each made type, by uid. */
let published: ReadonlyMap<string, readonly string[]> = new Map();
/** The fields that are public, whole or in part. */
let open: ReadonlyMap<string, ReadonlySet<string>> = new Map();
let hidden: ReturnType<typeof hiddenParts> = new Map();
let read: unknown;

/**
 * Lets Strapi's own REST API answer, and take, what it may of made types. It answers whatever is not private to whoever
 * may read the type, walks through each relation to whatever the caller may read there, and asks nobody which of it
 * may be asked about (security matrix 4). Belongs into `register`.
 */
export function guardMadeTypes(strapi: Core.Strapi): void {
  const types = madeTypes(strapi);
  if (types.length === 0) return;
  for (const type of types) hideFields(type);
  for (const component of Object.values(strapi.components)) {
    for (const attribute of Object.values<Schema.Attribute.AnyAttribute>(component.attributes)) {
      if (leadsToFeature(attribute)) hide(attribute, () => true);
    }
  }
  // A file knows everything that it is a picture of.
  hide(strapi.contentType('plugin::upload.file').attributes.related, () => true);
  guardQueries(strapi, (uid, field) => hidden.get(uid)?.has(field) === true);
  guardParts(strapi, (uid) => published.get(uid) ?? []);
  guardBodies(strapi);
  keepAddresses(strapi, types);
  const names = new Set(types.map(addressName));
  // Before Strapi's API answers: what is public may have been set anew, on another instance too.
  const first: Core.MiddlewareHandler = async (ctx, next) => {
    for (const name of FORMATS) ctx.req.headers[name] = undefined;
    const isOfType = names.has(ctx.path.split('/')[2] ?? '');
    if (isOfType && !isReading(ctx.method)) await countOrRefuse(ctx, [['recordByClient', clientOf(ctx)]]);
    await refresh(strapi);
    await next();
  };
  strapi.server.api('content-api').use(first);
}

/** Takes Strapi's REST API from a made type that is called like an address of the product, such as `alumni`. */
function keepAddresses(strapi: Core.Strapi, types: readonly Schema.ContentType[]): void {
  const made = new Set<string>(types.map(({ uid }) => folderOf(uid)));
  const taken = new Set(
    Object.entries(strapi.apis).flatMap(([folder, { routes }]) => (made.has(folder) ? [] : firstSegments(routes))),
  );
  for (const type of types) {
    if (!taken.has(addressName(type))) continue;
    strapi.api(folderOf(type.uid)).routes = {};
    strapi.log.warn(`“${type.info.displayName}” has no REST API: /api/${addressName(type)} is the product's.`);
  }
}

/** `api::sponsor.sponsor` → `sponsor` */
const folderOf = (uid: string): string => uid.replace(/^api::|\..*$/g, '');

const firstSegments = (routers: Core.Module['routes']): string[] =>
  Object.values(routers).flatMap((router) =>
    'routes' in router ? router.routes.map(({ path }) => path.split('/')[1] ?? '') : [],
  );

/**
 * Hides what is not public of a made type. What leads to a type of a feature is never shown: that has a presenter, which
 * Strapi's API does not know.
 */
function hideFields({ uid, attributes }: Schema.ContentType): void {
  for (const [name, attribute] of Object.entries<Schema.Attribute.AnyAttribute>(attributes)) {
    if (leadsToFeature(attribute)) hide(attribute, () => true);
    else if (!SYSTEM_FIELDS.has(name)) hide(attribute, () => !open.get(uid)?.has(name));
  }
}

/**
 * Makes an attribute private, by a property that nothing writes down: the Content-Type Builder would make it a part of
 * the schema.
 */
function hide(attribute: Schema.Attribute.AnyAttribute, isHidden: () => boolean): void {
  if ('private' in attribute && attribute.private === true) return;
  Object.defineProperty(attribute, 'private', { get: isHidden, enumerable: false, configurable: true });
}

async function refresh(strapi: Core.Strapi): Promise<void> {
  const current = await collections(strapi);
  if (current === read) return;
  const paths = new Map(current.map(({ uid, publicFields }) => [uid, publicFields]));
  published = paths;
  open = new Map(current.map(({ uid, publicFields }) => [uid, new Set(fieldsIn(publicFields))]));
  hidden = hiddenParts(strapi, paths);
  read = current;
}
