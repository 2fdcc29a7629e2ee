import { z } from 'zod';

/** Kinds of field that the console draws and edits; a text stands for whatever has no kind of its own. */
const FIELD_TYPES = [
  'text',
  'longText',
  'markdown',
  'richText',
  'email',
  'password',
  'uid',
  'integer',
  'bigInteger',
  'decimal',
  'float',
  'boolean',
  'date',
  'time',
  'dateTime',
  'choice',
  'json',
  'media',
  'relation',
  'component',
  'zone',
] as const;

/** Pictures in the console's menu. */
export const CONSOLE_ICONS = [
  'announcement',
  'approval',
  'bank',
  'event',
  'flag',
  'giving',
  'history',
  'job',
  'mail',
  'membership',
  'mentorship',
  'payment',
  'people',
  'rate',
  'receipt',
  'records',
  'statement',
] as const;
export type ConsoleIcon = (typeof CONSOLE_ICONS)[number];

/** Headings of the console's menu, in their order. */
export const CONSOLE_GROUPS = {
  people: 'People',
  programme: 'Programme',
  money: 'Money',
  made: 'Collections',
} as const;
export type ConsoleGroup = keyof typeof CONSOLE_GROUPS;
const groups = Object.keys(CONSOLE_GROUPS) as ConsoleGroup[];

const choiceSchema = z.strictObject({ value: z.string(), label: z.string() });

/** A field of a resource, as the type's schema and the words of the feature have it. */
const fieldSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  type: z.enum(FIELD_TYPES),
  /** Stands under the field in a form; empty for none. */
  hint: z.string(),
  /** Stands in an empty input; empty for none. */
  placeholder: z.string(),
  required: z.boolean(),
  /** What may be chosen; empty unless its type is `choice`. */
  choices: z.array(choiceSchema),
  minLength: z.int().nullable(),
  maxLength: z.int().nullable(),
  /** Of a number; of a list, how many entries it has. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** A regular expression that a text fits. */
  pattern: z.string().nullable(),
  /** What a new record begins with. */
  initial: z.json(),
  /** Whether it holds several: files, related records, entries. */
  isMany: z.boolean(),
  /** Kinds of files that it takes, or the components that its entries may be. */
  accepts: z.array(z.string()),
  /** Where the records are found that it may name, below the console's API; the field that an address part follows. */
  source: z.string().nullable(),
  /** The resource that a related record can be added to, where there is one. */
  creates: z.string().nullable(),
});
export type ConsoleField = z.infer<typeof fieldSchema>;

/** A part that a record may be made of: what it is called, and its fields. */
const componentSchema = z.strictObject({ label: z.string(), fields: z.array(fieldSchema) });
export type ConsoleComponent = z.infer<typeof componentSchema>;
/** The same, by the names that fields know them by. */
export type ConsoleComponents = Readonly<Record<string, ConsoleComponent>>;

const NAMED = { id: z.string(), label: z.string() };
/** A related record: what it is called. */
export const consoleRelatedSchema = z.strictObject(NAMED);
export type ConsoleRelated = z.infer<typeof consoleRelatedSchema>;
/** More related records than are listed: how many there are, and on the way back what of them is to change. */
export interface ConsoleLinks {
  count: number;
  connect?: ConsoleRelated[];
  disconnect?: ConsoleRelated[];
}

const emptinessSchema = z.strictObject({ title: z.string(), text: z.string() });

/** What the console's screens say of a resource. `{count}` stands for a number, `{name}` for what a record is called. */
const wordsSchema = z.strictObject({
  title: z.string(),
  /** What the page is about; empty for nothing. */
  lead: z.string(),
  /** What is counted, in the plural. */
  unit: z.string(),
  /** What the search looks at. */
  searched: z.string(),
  add: z.string(),
  edit: z.string(),
  empty: emptinessSchema,
  nothingFound: emptinessSchema,
  listNotLoaded: z.string(),
  notLoaded: z.string(),
  created: z.string(),
  updated: z.string(),
  notSaved: z.string(),
  deletion: z.string(),
  confirmDeletion: z.string(),
  deleted: z.string(),
  notDeleted: z.string(),
  oneSelected: z.string(),
  severalSelected: z.string(),
  confirmSeveral: z.string(),
  severalDeleted: z.string(),
  severalNotDeleted: z.string(),
});
export type ConsoleWords = z.infer<typeof wordsSchema>;

/** How records that members submit are decided about: what their screens say besides. */
const moderationSchema = z.strictObject({
  /** The field that holds how far it has come: `pending` while somebody is to decide. */
  field: z.string(),
  approved: z.string(),
  rejected: z.string(),
  notDecided: z.string(),
  reasonMissing: z.string(),
  /** Who reads the reason of a rejection. */
  reasonHint: z.string(),
  reasonMaxLength: z.int(),
});

/** How far a record with drafts has come. */
export const DRAFT_STATUSES = { draft: 'Draft', modified: 'Changed since', published: 'Published' } as const;
export type DraftStatus = keyof typeof DRAFT_STATUSES;
/** The id of the one record of a resource that has no more. */
export const SINGLE_RECORD = 'single';

/** A resource of the console: all that its menu entry, list, form, show and export are made of (design §5). */
export const consoleResourceSchema = z.strictObject({
  /** Last part of its address, in the API and in the console. */
  name: z.string(),
  icon: z.enum(CONSOLE_ICONS),
  /** Under which heading of the menu it stands. */
  group: z.enum(groups),
  words: wordsSchema,
  fields: z.array(fieldSchema),
  /** Columns of the list, by field; the first one names a record. Some are shown only to whoever chooses them. */
  columns: z.array(z.strictObject({ field: z.string(), isSortable: z.boolean(), isShown: z.boolean() })),
  /** What the list can be filtered by, beside words; `all` is the choice of no filter. */
  filters: z.array(
    z.strictObject({
      key: z.string(),
      label: z.string(),
      /** One of its choices, a day, a related record, or a financial year. */
      kind: z.enum(['choice', 'date', 'relation', 'year']),
      all: z.string(),
      choices: z.array(choiceSchema),
      /** Where related records are found, below the console's API. */
      source: z.string().nullable(),
    }),
  ),
  /** Orders of the list in words; it opens in the first one. */
  orders: z.array(z.strictObject({ label: z.string(), field: z.string(), order: z.enum(['ASC', 'DESC']) })),
  /** Fields of the form, in their order. */
  form: z.array(z.string()),
  /** Fields that people added to the code's type; a record has their values below `more`. */
  more: z.array(fieldSchema),
  /** What its fields may hold. */
  components: z.record(z.string(), componentSchema),
  canCreate: z.boolean(),
  /** Whether there is one record alone, which the page is the form of. */
  isSingle: z.boolean(),
  /** Whether its records are drafts until they are published: they say in `status` how far they have come. */
  hasDrafts: z.boolean(),
  /** Whether it is somebody's own, from the Content-Type Builder. */
  isMade: z.boolean(),
  /** The languages that its records may be in, the site's own first; none where there is but one. */
  locales: z.array(choiceSchema),
  /** The filter of the list that finds what waits for somebody, and what that is, for screen readers. */
  waiting: z.strictObject({ filter: z.record(z.string(), z.string()), field: z.string(), word: z.string() }).nullable(),
  /** Null where nobody submits records. */
  moderation: moderationSchema.nullable(),
});
export type ConsoleResource = z.infer<typeof consoleResourceSchema>;
/** `GET /admin/resources`, in the order of the menu. */
export const consoleResourcesAnswer = z.strictObject({ data: z.array(consoleResourceSchema) });
