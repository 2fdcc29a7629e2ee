import { randomUUID } from 'node:crypto';

import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { FILES_TABLE, MESSAGES_TABLE } from '../store';
import type { MadeFile } from './make';

/** A file as it is read. */
export type StoredFile = Pick<MadeFile, 'kind' | 'name' | 'bytes'>;

const FILE = selection(pick(tableOf('api::message.message-file', 'file'), 'kind', 'name', 'content'));

/** Stores the file of a message. @param digest of the file as it was sent */
export async function storeFile(trx: Database, messageId: number, digest: string, file: MadeFile, now: Date) {
  const { kind, name, bytes, width, height } = file;
  await trx(FILES_TABLE).insert({
    ...{ document_id: randomUUID(), message_id: messageId, kind, name, width, height, digest },
    ...{ bytes: bytes.length, content: bytes.toString('base64'), created_at: now, updated_at: now },
  });
}

/** The file of a message of a thread. @param message its id on the wire @throws NotFoundError where there is none */
export async function readFile(database: Database, threadId: number, message: string): Promise<StoredFile> {
  const found = await FILE.first(
    database(`${MESSAGES_TABLE} as message`)
      .innerJoin(`${FILES_TABLE} as file`, 'file.message_id', 'message.id')
      .where({ 'message.thread_id': threadId, 'message.document_id': message }),
  );
  if (!found) throw new errors.NotFoundError(messages.messageFileGone);
  return { kind: found.kind, name: found.name, bytes: Buffer.from(found.content, 'base64') };
}
