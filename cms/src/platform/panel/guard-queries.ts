import type { Core, Schema, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { adminService } from './admin-service';

const READ = 'plugin::content-manager.explorer.read';
/** What every record shows of itself, to whoever may know of it at all. */
const OPEN = ['id', 'documentId', 'locale'];
const FILE = 'plugin::upload.file';
/** What reads a type that is not edited as content. */
const ACTIONS: Record<string, string> = { [FILE]: 'plugin::upload.read', 'admin::user': 'admin::users.read' };
/** Kinds of attribute in which Strapi looks for the words of `_q`. */
const TEXTS = ['string', 'text', 'richtext', 'email', 'uid', 'enumeration'];

/** Orders of one list at most: a statement has no room for any number. */
const MAX_ORDERS = 20;
/** What Strapi's filters can ask of a value. */
const OPERATORS = new Set(
  [
    '$not',
    '$eq',
    '$eqi',
    '$ne',
    '$nei',
    '$in',
    '$notIn',
    '$gt',
    '$gte',
    '$lt',
    '$lte',
    '$between',
    '$null',
    '$notNull',
  ].concat(['$startsWith', '$endsWith', '$contains', '$notContains'].flatMap((name) => [name, `${name}i`])),
);
/** What joins filters. */
const JOINTS = new Set(['$and', '$or', '$not']);

interface Ability {
  can: (action: string, subject: string, field?: string) => boolean;
}
type Query = Record<string, unknown>;
interface Attribute {
  type: string;
  target?: UID.Schema;
  component?: UID.Schema;
  relation?: string;
}
type QueryStep = (query: Query, options?: { action?: string }) => Promise<Query>;
interface PermissionsManager {
  sanitizeQuery: QueryStep;
  validateQuery: QueryStep;
}
interface PermissionService {
  createPermissionsManager: (options: { ability: Ability; model: UID.Schema }) => PermissionsManager;
}

/** A type, or a part of one, whose attributes are asked about. */
interface Place {
  schema: Schema.Schema;
  mayRead: (field: string) => boolean;
}

/** A value, or whatever else has nothing behind it. */
const NOWHERE: Place = { schema: { attributes: {} } as Schema.Schema, mayRead: () => true };

/**
 * Lets nobody find out in Strapi's panel by asking what they may not read there: Strapi guards the fields of the type
 * that is asked for, and lets filters, orders and populations walk through its relations to whatever lies behind them,
 * such as the telephone number of somebody who was presented (security matrix 4 and 6). What Strapi's own grammar does
 * not know is refused with it, where Strapi would fail over it.
 */
export function guardPanelQueries(strapi: Core.Strapi): void {
  const permissions = adminService(strapi, 'permission') as PermissionService;
  const { createPermissionsManager } = permissions;
  permissions.createPermissionsManager = (options) => {
    const manager = createPermissionsManager(options);
    const { model, ability } = options;
    const guarded =
      (step: QueryStep): QueryStep =>
      // Async, so that a refusal is one.
      async (query, how) => {
        new Walk(strapi, ability).query({ schema: strapi.getModel(model), mayRead: () => true }, query);
        const mayRead = (field: string) => ability.can(how?.action ?? READ, model, field);
        return step(withReadableWords({ schema: strapi.getModel(model), mayRead }, query), how);
      };
    return Object.assign(manager, {
      sanitizeQuery: guarded(manager.sanitizeQuery),
      validateQuery: guarded(manager.validateQuery),
    });
  };
}

/** Looks for words in those texts only that may be read, where Strapi would look in all of them. */
function withReadableWords({ schema, mayRead }: Place, query: Query): Query {
  const { _q: words, filters, ...rest } = query;
  if (words !== undefined && typeof words !== 'string') throw new errors.ValidationError('“_q” is one text.');
  if (!words) return query;
  const texts = Object.entries(schema.attributes).filter(([, { type }]) => TEXTS.includes(type));
  const readable = texts.filter(([name]) => mayRead(name)).map(([name]) => ({ [name]: { $containsi: words } }));
  if (readable.length === texts.length) return query;
  return { ...rest, filters: { $and: [...(filters ? [filters] : []), { $or: readable }] } };
}

/** Walks through a query. Each step throws a ValidationError for an attribute that may not be read. */
class Walk {
  constructor(
    private readonly strapi: Core.Strapi,
    private readonly ability: Ability,
  ) {}

  query(place: Place, { filters, sort, populate }: Query): void {
    this.filters(place, filters);
    this.sort(place, sort);
    this.populate(place, populate);
  }

  private filters(place: Place, filters: unknown): void {
    if (Array.isArray(filters)) for (const each of filters) this.filters(place, each);
    if (!isObject(filters)) return;
    for (const [key, value] of Object.entries(filters)) {
      if (!key.startsWith('$')) this.filters(this.enterForQuestions(place, key), value);
      else if (OPERATORS.has(key) && key !== '$not') checkOperand(key, value);
      else if (place === NOWHERE ? key === '$not' : JOINTS.has(key) && typeof value === 'object')
        this.filters(place, value);
      else throw new errors.ValidationError(`A filter cannot use “${key}” like that.`);
    }
  }

  private sort(place: Place, sort: unknown): void {
    if (Array.isArray(sort)) for (const each of sort) this.sort(place, each);
    if (typeof sort === 'string') {
      const paths = sort.split(',');
      if (paths.length > MAX_ORDERS) {
        throw new errors.ValidationError(`A list is ordered by at most ${MAX_ORDERS} fields.`);
      }
      for (const path of paths) this.follow(place, path.split(':')[0] ?? '', this.enterForQuestions.bind(this));
    }
    if (!isObject(sort)) return;
    for (const [key, value] of Object.entries(sort)) {
      this.sort(this.enterForQuestions(place, key), isObject(value) ? value : null);
    }
  }

  private populate(place: Place, populate: unknown): void {
    if (Array.isArray(populate)) for (const each of populate) this.populate(place, each);
    if (typeof populate === 'string') for (const path of populate.split(',')) this.whole(this.follow(place, path));
    if (!isObject(populate)) return;
    for (const [key, value] of Object.entries(populate)) {
      if (value !== false && value !== 'false') this.populated(this.enter(place, key), value);
    }
  }

  private populated(place: Place, value: unknown): void {
    if (!isObject(value)) return this.whole(place);
    const { fields, on } = value;
    if (fields === undefined) this.whole(place);
    for (const field of [fields].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : []))) {
      if (field === '*') this.whole(place);
      else this.enter(place, field);
    }
    this.query(place, value);
    if (!isObject(on)) return;
    for (const [uid, inner] of Object.entries(on)) {
      this.populated({ schema: this.strapi.getModel(uid as UID.Schema), mayRead: place.mayRead }, inner);
    }
  }

  /** All of what is stored at a place. */
  private whole(place: Place): void {
    for (const key of Object.keys(place.schema.attributes)) this.enter(place, key);
  }

  /** Goes along a path with dots, such as `profile.user.email`. */
  private follow(place: Place, path: string, enter = this.enter.bind(this)): Place {
    return path
      .trim()
      .split('.')
      .filter((key) => key !== '*')
      .reduce((from, key) => enter(from, key), place);
  }

  /** Enters what is filtered or ordered by, which cannot be a relation to any type whatsoever. */
  private enterForQuestions(place: Place, key: string): Place {
    const attribute = (place.schema.attributes as Record<string, Attribute | undefined>)[key];
    if (attribute?.relation?.startsWith('morph'))
      throw new errors.ValidationError(`Nothing can be asked about “${key}”.`);
    return this.enter(place, key);
  }

  /** @returns what lies behind an attribute; nowhere for one that has nothing behind it, or that Strapi does not know */
  private enter({ schema, mayRead }: Place, key: string): Place {
    const attribute = (schema.attributes as Record<string, Attribute | undefined>)[key];
    if (attribute === undefined || OPEN.includes(key)) return NOWHERE;
    if (!mayRead(key)) throw new errors.ValidationError(`You may not ask about “${key}”.`);
    // A part of a record is granted with it.
    if (attribute.component) return { schema: this.strapi.getModel(attribute.component), mayRead: () => true };
    const target = attribute.type === 'media' ? FILE : attribute.target;
    if (!target) return NOWHERE;
    const action = ACTIONS[target] ?? READ;
    return {
      schema: this.strapi.getModel(target),
      mayRead: (field) => this.ability.can(action, target, field),
    };
  }
}

/** What stands beside an operator fits it. */
function checkOperand(operator: string, value: unknown): void {
  if (operator !== '$between' || (Array.isArray(value) && value.length === 2)) return;
  throw new errors.ValidationError('“$between” takes two values.');
}

const isObject = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
