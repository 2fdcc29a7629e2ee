import { z } from 'zod';

import { ACCOUNT_ROLES } from '../../enums.js';
import { oneOf, pageNumber, pageSize, paginationSchema } from '../../envelope.js';
import { imageSchema } from '../../image.js';
import { MAX_SEARCH_CHARS } from '../../limits.js';
import { hrefSchema } from '../../links.js';
import { GRADUATION_YEAR_RANGE, PROFILE_TEXT_MAX_CHARS } from '../profile/values.js';
import { DIRECTORY_PAGE_SIZE, DIRECTORY_SORTS, type DirectorySort } from './values.js';

/** How the reader and a person stand to each other. `blocked` is who the reader has blocked. */
export const CONNECTION_STATES = ['self', 'none', 'sent', 'received', 'connected', 'blocked'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** Someone as lists show them (member §3, alumni directory entry). What privacy hides is null, as if it were not there. */
export const personSchema = z.strictObject({
  /** Of the profile. */
  _id: z.string(),
  name: z.string(),
  role: z.enum(ACCOUNT_ROLES),
  avatar: z.nullable(imageSchema),
  graduationYear: z.number().int().nullable(),
  position: z.string(),
  company: z.string(),
  industry: z.string(),
  /** The first `LISTED_SKILLS` in lists, all of them on the person's own page. */
  skills: z.array(z.string()),
  location: z.string().nullable(),
  linkedin: z.nullable(hrefSchema),
  twitter: z.nullable(hrefSchema),
  /** Whether the reader may write to this person: allowMessaging, and nobody has blocked the other. */
  canMessage: z.boolean(),
  connection: z.enum(CONNECTION_STATES),
});
export type Person = z.infer<typeof personSchema>;
/** Answer of `GET /alumni/directory`. */
export const peopleAnswer = z.strictObject({
  data: z.array(personSchema),
  meta: z.strictObject({
    pagination: paginationSchema,
    /** There are more than `total`, which ends at `DIRECTORY_TOTAL_MAX`. */
    hasMore: z.literal(true).optional(),
  }),
});
export type PeopleAnswer = z.infer<typeof peopleAnswer>;

/** Someone's own page. */
export const personDetailSchema = personSchema.extend({
  bio: z.string(),
  degree: z.string(),
  major: z.string(),
  interests: z.array(z.string()),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  facebook: z.nullable(hrefSchema),
  website: z.nullable(hrefSchema),
  github: z.nullable(hrefSchema),
  portfolio: z.nullable(hrefSchema),
  /** The request or connection between the two, for accepting, withdrawing or ending it. */
  connectionId: z.string().nullable(),
});
export type PersonDetail = z.infer<typeof personDetailSchema>;
export const personAnswer = oneOf(personDetailSchema);

const filterText = z.string().trim().max(PROFILE_TEXT_MAX_CHARS).default('');

/** Query of `GET /alumni/directory` (member §2). */
export const directoryQuery = z.object({
  /** Over name, company, position and skills. */
  search: z.string().trim().max(MAX_SEARCH_CHARS).default(''),
  graduationYear: z.coerce.number().int().min(GRADUATION_YEAR_RANGE.min).max(GRADUATION_YEAR_RANGE.max).optional(),
  industry: filterText,
  location: filterText,
  /** Whatever is no order of the directory, such as what somebody hides, is by name. */
  sort: z
    .enum(Object.keys(DIRECTORY_SORTS) as [DirectorySort, ...DirectorySort[]])
    .default('name')
    .catch('name'),
  page: pageNumber,
  pageSize: pageSize(DIRECTORY_PAGE_SIZE),
});
export type DirectoryQuery = z.infer<typeof directoryQuery>;

/** What the filters offer: `GET /alumni/directory/filters`. Only places that their people show. */
export const directoryFiltersAnswer = oneOf(
  z.strictObject({ industries: z.array(z.string()), locations: z.array(z.string()) }),
);
export type DirectoryFilters = z.infer<typeof directoryFiltersAnswer>['data'];

/** Who the landing page presents: `GET /alumni/spotlight`, only who opted in (api surface). */
export const spotlightSchema = z.strictObject({
  _id: z.string(),
  name: z.string(),
  avatar: z.nullable(imageSchema),
  graduationYear: z.number().int().nullable(),
  position: z.string(),
  company: z.string(),
  quote: z.string(),
  linkedin: z.nullable(hrefSchema),
});
export type Spotlight = z.infer<typeof spotlightSchema>;
export const spotlightAnswer = z.strictObject({ data: z.array(spotlightSchema) });
