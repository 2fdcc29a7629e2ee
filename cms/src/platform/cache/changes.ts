import type { Core } from '@strapi/strapi';

import { attributesIn, modelsRead } from './content-read';
import { currentReading } from './reading';

type Subscriber = Exclude<Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0], (...args: never[]) => unknown>;
type Event = Parameters<NonNullable<Subscriber['afterCreate']>>[0];

/** Strapi's own bookkeeping: written at each sign-in to the panel, shown to no visitor. */
const BOOKKEEPING = /^(?:strapi|admin)::/;
/** Where Strapi keeps how the panel shows a type or a component, which says what its fields are called. */
const VIEW_KEY = /^plugin_content_manager_configuration_(?:content_types|components)::(.+)$/;

/** Where it keeps which language is the site's own. */
const LOCALE_KEY = 'plugin_i18n_default_locale';

/** Changes of transactions that are still open. */
const pending = new WeakMap<object, Set<string>>();
let report: (uids: ReadonlySet<string>) => void = () => undefined;

/**
 * Says that rows of a content type have changed: what was made of them is dropped once the open transaction is
 * committed. Writes through `strapi.documents` and `strapi.db.query` say so by themselves; SQL that changes what an
 * answer shows calls this.
 */
export async function recordWrite(strapi: Core.Strapi, uid: string): Promise<void> {
  if (!strapi.db.inTransaction()) {
    report(new Set([uid]));
    return;
  }
  // Joins the open transaction: its callbacks run after the outermost commit, and never after a rollback.
  await strapi.db.transaction(({ trx, onCommit }) => {
    const uids = pending.get(trx);
    if (uids) {
      uids.add(uid);
      return;
    }
    const first = new Set([uid]);
    pending.set(trx, first);
    onCommit(() => {
      pending.delete(trx);
      report(first);
    });
  });
}

/**
 * Ties the content to the answers made of it: notes every read of the answer being computed, and reports every change
 * once it is committed. It listens below the document service, on the database layer, so that what goes through
 * `strapi.db.query` (files of the media library, accounts, permissions) is seen as well as documents are.
 * @param onChange told the uids that a commit changed
 */
export function watchContent(strapi: Core.Strapi, onChange: (uids: ReadonlySet<string>) => void): void {
  const findAttributes = attributesIn(strapi);
  report = onChange;

  const read = ({ model, params }: Event): void => {
    const reading = currentReading();
    if (!reading || BOOKKEEPING.test(model.uid)) return;
    for (const uid of modelsRead(model.uid, params, findAttributes)) reading.addTag(uid);
  };

  const changed = async (event: Event): Promise<void> => {
    const uid = changedIn(event);
    if (uid !== undefined) await recordWrite(strapi, uid);
  };

  strapi.db.lifecycles.subscribe({
    beforeFindOne: read,
    beforeFindMany: read,
    beforeCount: read,
    afterCreate: changed,
    afterCreateMany: changed,
    afterUpdate: changed,
    afterUpdateMany: changed,
    afterDelete: changed,
    afterDeleteMany: changed,
  });
}

/** The type that a write changes; nothing where no answer shows it. */
function changedIn({ model: { uid }, ...event }: Event): string | undefined {
  if (uid !== 'strapi::core-store') return BOOKKEEPING.test(uid) ? undefined : uid;
  const row: unknown = 'result' in event ? event.result : undefined;
  const key = typeof row === 'object' && row !== null && 'key' in row ? String(row.key) : '';
  return key === LOCALE_KEY ? 'plugin::i18n.locale' : VIEW_KEY.exec(key)?.[1];
}
