import type { Core } from '@strapi/strapi';
import {
  ANNOUNCEMENT_CATEGORY_LABELS,
  announcementInput,
  messages,
  type AnnouncementInput,
  type ConsoleAnnouncement,
} from 'contracts';

import { documentRecords } from '../../../platform/console/document-records';
import type { FilterValues } from '../../../platform/console/filters';
import { defineResource } from '../../../platform/console/resource';
import { storeRichText } from '../../../shared/store-rich-text';
import { announcementFields } from '../presenter';
import { presentRecord, presentRow } from './present';

const uid = 'api::announcement.announcement';
const FILTERS = { category: { label: 'Category', all: 'All categories', choices: ANNOUNCEMENT_CATEGORY_LABELS } };
const SORTABLE = ['id', 'title', 'category', 'createdAt', 'updatedAt'] as const;

/** How announcements are read and written by admins, here and where visitors read them. */
export const announcementRecords = (strapi: Core.Strapi) =>
  documentRecords<
    typeof uid,
    ConsoleAnnouncement,
    ReturnType<typeof presentRow>,
    (typeof SORTABLE)[number],
    FilterValues<typeof FILTERS>,
    AnnouncementInput
  >(strapi, {
    uid,
    notFound: messages.announcementNotFound,
    searched: 'title',
    // Ids say nothing to people: by id means by date.
    storedNames: { id: 'announcedAt', createdAt: 'announcedAt' },
    latestBy: 'createdAt',
    rowFields: announcementFields,
    row: presentRow,
    item: presentRecord,
    toStored: async ({ description, ...input }) => ({
      ...input,
      description: await storeRichText(strapi, description),
    }),
  });

/** What the society has announced, as visitors read it (admin §7). Drafts are Strapi's business. */
export const announcementResource = defineResource({
  name: 'announcements',
  uid,
  icon: 'announcement',
  group: 'programme',
  place: 30,
  nouns: ['announcement', 'announcements'],
  words: {
    lead: 'News for members and visitors. What is written here is published at once.',
    searched: 'Title',
    add: 'Write announcement',
    empty: { title: 'No announcements yet', text: 'Write the first one: it is on the site at once.' },
    created: messages.announcementCreated,
    updated: messages.announcementUpdated,
    deleted: messages.announcementDeleted,
    severalDeleted: '{count} announcements deleted',
  },
  fields: {
    category: { choices: ANNOUNCEMENT_CATEGORY_LABELS, hint: 'The tab under which visitors find it.' },
    description: { hint: 'Lists show its first three lines.' },
    content: { type: 'longText', label: 'Excerpt' },
    createdAt: { label: 'Published' },
    updatedAt: { label: 'Changed' },
  },
  columns: ['title', 'category', 'createdAt', 'updatedAt'],
  spare: ['updatedAt'],
  exported: ['title', 'category', 'content', 'createdAt', 'updatedAt'],
  sortable: SORTABLE,
  filters: FILTERS,
  orders: [
    { label: 'Newest first', field: 'createdAt', order: 'DESC' },
    { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
    { label: 'Changed last first', field: 'updatedAt', order: 'DESC' },
    { label: 'Title, A to Z', field: 'title', order: 'ASC' },
    { label: 'Category', field: 'category', order: 'ASC' },
  ],
  form: ['title', 'category', 'description'],
  also: ['create'],
  writable: announcementInput,
  records: announcementRecords,
});
