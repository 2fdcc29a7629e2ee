import { z } from 'zod';

/** Kinds of field that the console draws and edits; a text stands for whatever has no kind of its own. */
const FIELD_TYPES = [
  'text',
  'longText',
  'richText',
  'email',
  'integer',
  'decimal',
  'boolean',
  'date',
  'dateTime',
  'choice',
] as const;

/** Pictures in the console's menu. */
export const CONSOLE_ICONS = ['announcement', 'event', 'mail', 'people', 'records'] as const;
export type ConsoleIcon = (typeof CONSOLE_ICONS)[number];

const choiceSchema = z.strictObject({ value: z.string(), label: z.string() });

/** A field of a resource, as the type's schema and the words of the feature have it. */
const fieldSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  type: z.enum(FIELD_TYPES),
  /** Stands under the field in a form; empty for none. */
  hint: z.string(),
  required: z.boolean(),
  /** What may be chosen; empty unless its type is `choice`. */
  choices: z.array(choiceSchema),
  maxLength: z.int().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
});
export type ConsoleField = z.infer<typeof fieldSchema>;

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

/** A resource of the console: all that its menu entry, list, form, show and export are made of (design §5). */
export const consoleResourceSchema = z.strictObject({
  /** Last part of its address, in the API and in the console. */
  name: z.string(),
  icon: z.enum(CONSOLE_ICONS),
  words: wordsSchema,
  fields: z.array(fieldSchema),
  /** Columns of the list, by field; the first one names a record. */
  columns: z.array(z.strictObject({ field: z.string(), isSortable: z.boolean() })),
  /** What the list can be filtered by, beside words; `all` is the choice of no filter. */
  filters: z.array(
    z.strictObject({ key: z.string(), label: z.string(), all: z.string(), choices: z.array(choiceSchema) }),
  ),
  /** Orders of the list in words; it opens in the first one. */
  orders: z.array(z.strictObject({ label: z.string(), field: z.string(), order: z.enum(['ASC', 'DESC']) })),
  /** Fields of the form, in their order. */
  form: z.array(z.string()),
  canCreate: z.boolean(),
  /** The filter of the list that finds what waits for somebody, and what that is, for screen readers. */
  waiting: z.strictObject({ filter: z.record(z.string(), z.string()), field: z.string(), word: z.string() }).nullable(),
  /** Null where nobody submits records. */
  moderation: moderationSchema.nullable(),
});
export type ConsoleResource = z.infer<typeof consoleResourceSchema>;
/** `GET /admin/resources`, in the order of the menu. */
export const consoleResourcesAnswer = z.strictObject({ data: z.array(consoleResourceSchema) });
