import { api, type Message, type One } from 'contracts';

import { send } from '../../../lib/fetcher';
import { upload } from '../../../lib/upload';
import type { Outgoing } from './outbox';

/**
 * Sends a message to the server.
 * @param onProgress told the share of its file that has been sent, from 0 to 1
 * @throws ApiError
 */
export async function deliver(
  { person, text, key, file }: Outgoing,
  onProgress: (share: number) => void,
): Promise<Message> {
  const path = api.thread(person);
  if (!file) return (await send<One<Message>>('POST', path, { text, key })).data;
  const { signal } = new AbortController();
  const answer = await upload(path, { field: 'file', file, fields: { text, key }, onProgress, signal });
  return (answer as One<Message>).data;
}
