import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Database, type Model } from '@strapi/database';
import { cms, startPostgres } from 'cli';
import { inject } from 'vitest';

import { Outbox } from '../../../src/platform/mail/outbox';

const OUTBOX = 'api::notification.outbox-mail';

/** A row as the database holds it. */
export interface Row {
  key: string;
  recipient: string | null;
  data: unknown;
  state: string;
  attempts: number;
  lastError: string | null;
  sentAt: string | null;
}

/** A database that holds the outbox and nothing else, as one instance of the server is connected to it. */
export interface OutboxDatabase {
  db: Database;
  outbox: Outbox;
  /** Every row, oldest first. */
  rows: () => Promise<Row[]>;
  /** The row of a key. */
  row: (key: string) => Promise<Row | undefined>;
}

/** Makes databases of the kind that the running test project is about, and clears them away. */
export async function outboxDatabases() {
  const folder = mkdtempSync(path.join(tmpdir(), 'society-outbox-'));
  const postgres = inject('stage').secondUrl ? await startPostgres() : null;
  const open: Database[] = [];
  let serial = 0;

  const connect = async (name: string): Promise<OutboxDatabase> => {
    const db = new Database({
      connection: postgres
        ? { client: 'postgres', connection: { connectionString: name }, pool: { min: 0, max: 5 } }
        : { client: 'sqlite', connection: { filename: name }, useNullAsDefault: true },
      settings: { migrations: { dir: folder } },
    });
    await db.init({ models: [outboxModel()] });
    open.push(db);
    const rows = (): Promise<Row[]> => db.query(OUTBOX).findMany({ orderBy: { id: 'asc' } });
    const row = async (key: string) => (await rows()).find((candidate) => candidate.key === key);
    return { db, outbox: new Outbox(db), rows, row };
  };

  return {
    /** A new database, and as many instances on it as are asked for. */
    async create(instances = 1): Promise<[OutboxDatabase, ...OutboxDatabase[]]> {
      const name = `outbox_${(serial += 1)}`;
      const address = postgres ? await postgres.createDatabase(name) : path.join(folder, name);
      const first = await connect(address);
      await first.db.schema.syncSchema();
      const others = await Promise.all(Array.from({ length: instances - 1 }, () => connect(address)));
      return [first, ...others];
    },
    async clear(): Promise<void> {
      await Promise.all(open.map((db) => db.destroy()));
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The content type, as Strapi hands it to its database layer. */
function outboxModel(): Model {
  const file = path.join(cms, 'src/api/notification/content-types/outbox-mail/schema.json');
  const schema = JSON.parse(readFileSync(file, 'utf8')) as Pick<Model, 'attributes' | 'indexes'> & {
    collectionName: string;
  };
  return {
    uid: OUTBOX,
    singularName: 'outbox-mail',
    tableName: schema.collectionName,
    indexes: schema.indexes,
    attributes: {
      id: { type: 'increments' },
      documentId: { type: 'string' },
      createdAt: { type: 'datetime' },
      updatedAt: { type: 'datetime' },
      ...schema.attributes,
    },
  };
}
