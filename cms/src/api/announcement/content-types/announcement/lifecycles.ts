import { ANNOUNCEMENT_EXCERPT_CHARS } from 'contracts';

import { excerptOf } from '../../../../shared/text-excerpt';
import { inTransaction } from '../../../../shared/transaction';

/** What of Strapi's event concerns these fields. */
interface Event {
  params: { data: Record<string, unknown> };
}

const uid = 'api::announcement.announcement';
const TABLE = 'announcements';

/**
 * Keeps in step what follows from the other fields, whoever writes them: the beginning of the text, so that lists load
 * no whole texts, and the moment of the first publication, which is the announcement's date. A later publication makes
 * a new row in the place of the published one; the date goes on in the draft.
 */
export default {
  async beforeCreate({ params: { data } }: Event): Promise<void> {
    keepExcerpt(data);
    if (data['publishedAt']) await keepDate(data);
    else if (data['announcedAt'] && !(await isKnown(data['documentId']))) data['announcedAt'] = null;
  },

  beforeUpdate({ params: { data } }: Event): void {
    keepExcerpt(data);
  },
};

function keepExcerpt(data: Record<string, unknown>): void {
  if (data['description'] === undefined) return;
  data['excerpt'] = excerptOf(data['description'], ANNOUNCEMENT_EXCERPT_CHARS);
}

/** Dates a published row, and its draft with it. */
async function keepDate(data: Record<string, unknown>): Promise<void> {
  if (data['announcedAt']) return;
  const now = new Date();
  data['announcedAt'] = now;
  await inTransaction(strapi, (trx) =>
    trx(TABLE).where({ document_id: data['documentId'] }).whereNull('published_at').update({ announced_at: now }),
  );
}

/** Whether an announcement has other rows. A copy of one has none, and a date of its own to come. */
async function isKnown(documentId: unknown): Promise<boolean> {
  return (await strapi.db.query(uid).count({ where: { documentId } })) > 0;
}
