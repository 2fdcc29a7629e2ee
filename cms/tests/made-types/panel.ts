import { z } from 'zod';

import { request, type Answer, type RequestOptions } from '../helpers/client';
import { DEMO_PASSWORD, signIn } from '../helpers/panel';

const documentAnswer = z.object({ data: z.looseObject({ id: z.number(), documentId: z.string() }) });
const rowsAnswer = z.object({ results: z.array(z.looseObject({ documentId: z.string(), type: z.string() })) });
const foundAnswer = z.object({ results: z.array(z.looseObject({ documentId: z.string() })) });
type Document = z.infer<typeof documentAnswer>['data'];

/**
 * The panel of a server of a test's own, as one of its accounts uses it.
 * @param findRow how rows of “Type pages” are found for whoever may not read which type they are of
 */
export async function panelOf(url: string, email: string, findRow?: (uid: string) => Promise<string>) {
  const authorization = `Bearer ${await signIn(url, email, DEMO_PASSWORD)}`;
  const call = (path: string, options: RequestOptions = {}): Promise<Answer> =>
    request(path, { url, ...options, headers: { authorization } });
  const write = async (method: 'POST' | 'PUT', path: string, json: object): Promise<Document> => {
    const answer = await call(path, { method, json });
    if (answer.status >= 300) throw new Error(`The panel's API answered ${answer.status}: ${answer.text}`);
    return documentAnswer.parse(answer.json).data;
  };
  const collection = (uid: string) => `/content-manager/collection-types/${uid}`;
  /** The row of a made type in “Type pages”. */
  const rowOf = async (uid: string): Promise<string> => {
    const { results } = rowsAnswer.parse((await call(collection('api::collection.collection'))).json);
    const row = results.find(({ type }) => type === uid);
    if (!row) throw new Error(`There is no row of ${uid}.`);
    return row.documentId;
  };
  return {
    call,
    rowOf,
    create: (uid: string, fields: object) => write('POST', collection(uid), fields),
    update: (uid: string, id: string, fields: object) => write('PUT', `${collection(uid)}/${id}`, fields),
    publish: (uid: string, id: string) => write('POST', `${collection(uid)}/${id}/actions/publish`, {}),
    /** The one document with a slug, whole. */
    find: async (uid: string, { slug }: { slug: string }) => {
      const found = await call(`${collection(uid)}?filters[slug][$eq]=${slug}`);
      const documentId = foundAnswer.parse(found.json).results[0]?.documentId ?? '';
      return documentAnswer.parse((await call(`${collection(uid)}/${documentId}`)).json).data;
    },
    fill: (uid: string, fields: object) => write('PUT', `/content-manager/single-types/${uid}`, fields),
    /** What is set of a made type; answers whatever the panel does. */
    set: async (uid: string, fields: object): Promise<Answer> =>
      call(`${collection('api::collection.collection')}/${await (findRow ?? rowOf)(uid)}`, {
        method: 'PUT',
        json: fields,
      }),
  };
}

/** What the panel tells whoever wrote something that it does not take. */
export function sentenceOf({ status, json, text }: Answer): string {
  if (status !== 400) throw new Error(`The panel's API answered ${status}: ${text}`);
  return z.object({ error: z.object({ message: z.string() }) }).parse(json).error.message;
}
