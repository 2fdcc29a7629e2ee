import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  ANNOUNCEMENT_CATEGORIES,
  announcementInput,
  MAX_SEARCH_CHARS,
  messages,
  type AnnouncementInput,
  type ConsoleAnnouncement,
} from 'contracts';
import { z } from 'zod';

import type { Creatable, ResourceDefinition } from '../../../platform/console/definition';
import { idsFilter } from '../../../platform/console/query';
import { storeRichText } from '../../../shared/store-rich-text';
import { inTransaction } from '../../../shared/transaction';
import { announcementFields } from '../presenter';
import { presentRecord, presentRow } from './present';

const uid = 'api::announcement.announcement';

const sortable = ['id', 'title', 'category', 'createdAt', 'updatedAt'] as const;

/** The fields as they are stored, where they have another name. Ids say nothing to people: by id means by date. */
const STORED_NAMES: Partial<Record<(typeof sortable)[number], string>> = {
  id: 'announcedAt',
  createdAt: 'announcedAt',
};

const filterable = z.strictObject({
  /** Part of a title. */
  q: z.string().max(MAX_SEARCH_CHARS).optional(),
  category: z.enum(ANNOUNCEMENT_CATEGORIES).optional(),
  id: idsFilter,
});

type Announcements = ResourceDefinition<
  ConsoleAnnouncement,
  (typeof sortable)[number],
  typeof filterable.shape,
  typeof announcementInput.shape
> &
  Creatable<ConsoleAnnouncement, typeof announcementInput.shape>;

/**
 * What the society has announced, as visitors read it (admin §7). What is written here is published at once, over what
 * an editor may have left in the draft; drafts that were never published are Strapi's business.
 */
export function announcementResource(strapi: Core.Strapi): Announcements {
  const documents = strapi.documents(uid);

  const find = async (id: string): Promise<Modules.Documents.Result<typeof uid>> => {
    const announcement = await documents.findOne({ documentId: id, status: 'published' });
    if (!announcement) throw new errors.NotFoundError(messages.announcementNotFound);
    return announcement;
  };
  const toStored = async ({ description, ...input }: AnnouncementInput) => ({
    ...input,
    description: await storeRichText(strapi, description),
  });

  return {
    name: 'announcements',
    sortable,
    filterable,
    writable: announcementInput,

    async list({ sort, range: [from, to], filter: { q, category, id } }) {
      const filters = {
        ...(q && { title: { $containsi: q } }),
        ...(category && { category }),
        ...(id && { documentId: { $in: id } }),
      };
      const { by, direction } = sort ?? { by: 'createdAt', direction: 'desc' };
      const [announcements, total] = await Promise.all([
        documents.findMany({
          status: 'published',
          filters,
          fields: [...announcementFields],
          sort: `${STORED_NAMES[by] ?? by}:${direction},documentId:${direction}`,
          start: from,
          limit: to - from + 1,
        }),
        documents.count({ status: 'published', filters }),
      ]);
      return { records: announcements.map(presentRow), total };
    },

    one: async (id) => presentRecord(await find(id)),

    async create(input) {
      const { documentId } = await documents.create({ status: 'published', data: await toStored(input) });
      return presentRecord(await find(documentId));
    },

    async update(id, change) {
      await documents.update({ documentId: id, status: 'published', data: await toStored(change) });
      return presentRecord(await find(id));
    },

    remove: (ids) =>
      inTransaction(strapi, async () => {
        const removed = [];
        for (const id of ids) {
          removed.push(presentRecord(await find(id)));
          await documents.delete({ documentId: id });
        }
        return removed;
      }),
  };
}
