'use strict';

const { ANNOUNCEMENT_EXCERPT_CHARS, excerpt } = require('contracts');

const TABLE = 'announcements';
/** Rows in one go: nothing loads the whole table. */
const BATCH_ROWS = 200;

/**
 * Announcements were plain text in `content` and dated by the row. They become formatted text in `description`, with
 * its beginning beside it and the moment of the first publication. Strapi drops `content` right after, when it brings
 * the tables to the schema.
 * @param {import('knex').Knex} knex in the migration's own transaction
 */
async function up(knex) {
  const isOld = (await knex.schema.hasTable(TABLE)) && (await knex.schema.hasColumn(TABLE, 'content'));
  if (!isOld) return;

  await knex.schema.alterTable(TABLE, (table) => {
    table.jsonb('description');
    table.text('excerpt', 'longtext');
    table.datetime('announced_at', { useTz: false, precision: 6 });
  });

  for (let last = 0; ;) {
    const rows = await knex(TABLE).select('id', 'content').where('id', '>', last).orderBy('id').limit(BATCH_ROWS);
    if (rows.length === 0) break;
    for (const { id, content } of rows) {
      await knex(TABLE)
        .where({ id })
        .update({
          description: JSON.stringify(toBlocks(content ?? '')),
          excerpt: excerpt(content ?? '', ANNOUNCEMENT_EXCERPT_CHARS),
        });
      last = id;
    }
  }

  // The date that visitors have seen so far, on the published row and its draft. A draft alone has none yet.
  const publishedAs = knex({ published: TABLE })
    .select('published.created_at')
    .whereNotNull('published.published_at')
    .where('published.document_id', knex.ref(`${TABLE}.document_id`))
    .limit(1);
  await knex(TABLE).update({ announced_at: publishedAs });
}

/** A paragraph for what blank lines part; single line breaks stay inside. */
function toBlocks(content) {
  const paragraphs = content
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return (paragraphs.length === 0 ? [''] : paragraphs).map((text) => ({
    type: 'paragraph',
    children: [{ type: 'text', text }],
  }));
}

module.exports = { up, async down() {} };
