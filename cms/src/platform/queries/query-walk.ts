import type { Core, Schema, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** What every record shows of itself, to whoever may know of it at all. */
const OPEN = ['id', 'documentId', 'locale'];
const FILE = 'plugin::upload.file';
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

type Query = Record<string, unknown>;
interface Attribute {
  type: string;
  target?: UID.Schema;
  component?: UID.Schema;
  relation?: string;
}
/** A type, or a part of one, whose attributes are asked about. */
export interface Place {
  schema: Schema.Schema;
  mayRead: (field: string) => boolean;
  /** Relations and components on the way to it. */
  depth: number;
}

/** What a value has behind it: nothing. */
const NOTHING = { attributes: {} } as Schema.Schema;
/** A value, or whatever else has nothing behind it that is known beforehand. */
const nowhere = (depth: number): Place => ({ schema: NOTHING, mayRead: () => true, depth });

interface Rules {
  /** Which fields may be read of a type, or of a component, that a query leads to. */
  behind: (uid: UID.Schema) => Place['mayRead'];
  /** Whether whoever asks for all fields of a place must be allowed each; else those are left out that are not. */
  needsWhole: boolean;
  /** Whether lists may be filtered and ordered by what lies behind a relation; they always may where this is left out. */
  mayAskThrough?: (from: Schema.Schema, to: Schema.Schema) => boolean;
  /** Relations and components in a row. */
  maxDepth?: number;
  /** Fields that are filtered by, in all. */
  maxQuestions?: number;
  /** What may be said of something populated; all that Strapi knows, if this is left out. */
  details?: readonly string[];
}

/** Walks through a query. Each step throws a ValidationError for an attribute that may not be read. */
export class QueryWalk {
  private questions = 0;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly rules: Rules,
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
      if (!key.startsWith('$')) this.filters(this.enterForFilter(place, key), value);
      else if (OPERATORS.has(key) && key !== '$not') checkOperand(key, value);
      else if (place.schema === NOTHING ? key === '$not' : JOINTS.has(key) && typeof value === 'object')
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
    const unknown = Object.keys(value).find((key) => this.rules.details?.includes(key) === false);
    if (unknown !== undefined) throw new errors.ValidationError(`Nothing is populated by “${unknown}”.`);
    const { fields, on } = value;
    if (fields === undefined) this.whole(place);
    for (const field of [fields].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : []))) {
      if (field === '*') this.whole(place);
      else this.enter(place, field);
    }
    this.query(place, value);
    if (!isObject(on)) return;
    for (const [uid, inner] of Object.entries(on)) {
      if (!Object.hasOwn(this.strapi.components, uid) && !Object.hasOwn(this.strapi.contentTypes, uid)) {
        throw new errors.ValidationError(`There is no “${uid}”.`);
      }
      this.populated(this.placeOf(uid as UID.Schema, place.depth), inner);
    }
  }

  /** All of what is stored at a place. */
  private whole(place: Place): void {
    if (!this.rules.needsWhole) return;
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

  private enterForFilter(place: Place, key: string): Place {
    this.questions += 1;
    const { maxQuestions = Infinity } = this.rules;
    if (this.questions > maxQuestions) {
      throw new errors.ValidationError(`A list is filtered by at most ${maxQuestions} fields.`);
    }
    return this.enterForQuestions(place, key);
  }

  /** Enters what is filtered or ordered by, which cannot be a relation to any type whatsoever. */
  private enterForQuestions(place: Place, key: string): Place {
    const attribute = (place.schema.attributes as Record<string, Attribute | undefined>)[key];
    const entered = this.enter(place, key);
    const { mayAskThrough } = this.rules;
    if (attribute?.relation?.startsWith('morph') || mayAskThrough?.(place.schema, entered.schema) === false)
      throw new errors.ValidationError(`Nothing can be asked about “${key}”.`);
    return entered;
  }

  /** @returns what lies behind an attribute; nowhere for one that has nothing behind it, or that Strapi does not know */
  private enter({ schema, mayRead, depth }: Place, key: string): Place {
    const attribute = (schema.attributes as Record<string, Attribute | undefined>)[key];
    if (attribute === undefined || OPEN.includes(key)) return nowhere(depth);
    if (!mayRead(key)) throw new errors.ValidationError(`You may not ask about “${key}”.`);
    const uid = attribute.component ?? (attribute.type === 'media' ? FILE : attribute.target);
    if (uid) return this.placeOf(uid, depth + 1);
    return nowhere(attribute.type === 'dynamiczone' ? depth + 1 : depth);
  }

  private placeOf(uid: UID.Schema, depth: number): Place {
    if (depth > (this.rules.maxDepth ?? Infinity)) throw new errors.ValidationError('The query reaches too far.');
    return { schema: this.strapi.getModel(uid), mayRead: this.rules.behind(uid), depth };
  }
}

/** What stands beside an operator fits it. */
function checkOperand(operator: string, value: unknown): void {
  if (operator !== '$between' || (Array.isArray(value) && value.length === 2)) return;
  throw new errors.ValidationError('“$between” takes two values.');
}

const isObject = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
