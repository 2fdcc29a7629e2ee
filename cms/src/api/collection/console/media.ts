import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Core } from '@strapi/strapi';
import type { ConsoleFile } from 'contracts';

import type { ListQuery } from '../../../platform/console/definition';
import { settleUpload } from '../../../platform/files/panel-uploads';
import type { Uploaded } from '../../../platform/files/read-upload';
import { presentFile } from '../../../platform/documents/present';

type Kind = ConsoleFile['kind'];
type Query = ListQuery<
  'createdAt' | 'label',
  { q?: string | undefined; id?: readonly string[] | undefined; kind?: readonly Kind[] | undefined }
>;

const FILE = 'plugin::upload.file';
const COLUMNS = ['id', 'documentId', 'name', 'url', 'mime', 'formats', 'updatedAt'];
const MIMES: Readonly<Record<Exclude<Kind, 'files'>, string>> = {
  images: 'image/',
  videos: 'video/',
  audios: 'audio/',
};

/** A page of the media library, the latest first. */
export async function findFiles(
  strapi: Core.Strapi,
  { sort, range: [from, to], filter: { q = '', id, kind } }: Query,
): Promise<{ records: ConsoleFile[]; total: number }> {
  const where = {
    ...(id && { documentId: { $in: [...id] } }),
    ...(q.trim() !== '' && { name: { $containsi: q.trim() } }),
    ...(kind && kind.length > 0 && { $or: kind.map(ofKind) }),
  };
  const direction = sort?.direction ?? 'desc';
  const orderBy = [{ [sort?.by === 'label' ? 'name' : 'createdAt']: direction }, { id: direction }];
  const [files, total] = await Promise.all([
    strapi.db.query(FILE).findMany({ select: COLUMNS, where, orderBy, offset: from, limit: to - from + 1 }),
    strapi.db.query(FILE).count({ where }),
  ]);
  return { records: files.map(presentFile), total };
}

/** Whatever is neither picture, film nor sound is a file. */
const ofKind = (kind: Kind) =>
  kind === 'files'
    ? { $and: Object.values(MIMES).map((mime) => ({ mime: { $notContains: mime } })) }
    : { mime: { $startsWith: MIMES[kind] } };

interface UploadService {
  upload: (request: {
    data: object;
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }) => Promise<{ id: number }[]>;
}

/** Puts a file into the media library, under what it is: see `settleUpload`. @throws ValidationError (400) */
export async function storeUpload(strapi: Core.Strapi, { name, bytes }: Uploaded): Promise<ConsoleFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'society-upload-'));
  try {
    const filepath = path.join(folder, 'file');
    await writeFile(filepath, bytes);
    const file = { filepath, originalFilename: name, mimetype: 'application/octet-stream', size: bytes.length };
    await settleUpload(file);
    const uploads: UploadService = strapi.plugin('upload').service('upload');
    const [stored] = await uploads.upload({ data: {}, files: file });
    const row: Record<string, unknown> | null = await strapi.db
      .query(FILE)
      .findOne({ select: COLUMNS, where: { id: stored?.id ?? 0 } });
    return presentFile(row ?? {});
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
