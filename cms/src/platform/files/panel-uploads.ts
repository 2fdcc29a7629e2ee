import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';

/** Longest side of a picture that an editor uploads, in pixels: beyond it no screen shows more. */
const LONGEST_SIDE = 2560;
/** Pixels that a picture may unfold to: what holds more is made to exhaust the server. */
const MAX_PIXELS = 100_000_000;
const TIMEOUT_S = 30;
const QUALITY = 84;
/** Endings by the content that the media library takes. Whatever else somebody calls a file, it is stored under these. */
const ENDINGS: Record<string, string> = {
  'image/jpeg': '.webp',
  'image/png': '.webp',
  'image/webp': '.webp',
  'image/avif': '.webp',
  'image/gif': '.webp',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'application/pdf': '.pdf',
};
/** Formats in which a picture is written, by the ending of the file that it replaces. */
const FORMATS: Record<string, 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
};

/** A file that has arrived, as Strapi's parser leaves it. */
interface Arrived {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
  size: number;
}
interface Options {
  user?: unknown;
}
interface UploadService {
  upload: (request: { data: unknown; files: Arrived | Arrived[] }, options?: Options) => Promise<unknown>;
  replace: (id: unknown, request: { data: unknown; file: Arrived }, options?: Options) => Promise<unknown>;
  findOne: (id: unknown) => Promise<{ ext: string } | null>;
}

/**
 * Stores what people upload under what it is, not under what they call it (design §6): a page or a script that begins
 * like a picture is refused, and pictures are decoded and written anew, so that nothing survives but what they show.
 */
export function guardPanelUploads(strapi: Core.Strapi): void {
  const service: UploadService = strapi.plugin('upload').service('upload');
  const { upload, replace } = service;
  service.upload = async (request, options) => {
    // The demo stores its own files by itself.
    if (options?.user) for (const file of [request.files].flat()) await settleUpload(file);
    return upload(request, options);
  };
  service.replace = async (id, request, options) => {
    const old = options?.user ? await service.findOne(id) : null;
    if (old) await settleUpload(request.file, old.ext);
    return replace(id, request, options);
  };
}

/**
 * Makes of a file that has arrived what the library takes.
 * @param oldEnding of the file that this one replaces, whose address stays
 * @throws ValidationError for whatever it does not take
 */
export async function settleUpload(file: Arrived, oldEnding?: string): Promise<void> {
  const { mime = '' } = (await fileTypeFromFile(file.filepath)) ?? {};
  const ending = oldEnding ?? ENDINGS[mime];
  if (!(mime in ENDINGS) || ending === undefined) throw refusal('Only pictures, films (MP4, WebM) and PDF are taken.');
  if (mime.startsWith('image/')) {
    const format = FORMATS[ending];
    if (!format) throw refusal(`A picture cannot take the place of a ${ending} file.`);
    await writeAnew(file.filepath, format);
    file.mimetype = `image/${format}`;
  } else {
    if (ending !== ENDINGS[mime]) throw refusal(`This file cannot take the place of a ${ending} file.`);
    file.mimetype = mime;
  }
  file.detectedMimeType = file.mimetype;
  file.originalFilename = `${path.parse(file.originalFilename ?? 'file').name}${ending}`;
  file.size = (await stat(file.filepath)).size;
}

async function writeAnew(filepath: string, format: (typeof FORMATS)[string]): Promise<void> {
  try {
    const picture = sharp(await readFile(filepath), { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: true })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    await writeFile(filepath, await picture.toFormat(format, format === 'png' ? {} : { quality: QUALITY }).toBuffer());
  } catch {
    throw refusal('This picture could not be read. Please save it as JPEG, PNG or WebP, and try again.');
  }
}

const refusal = (sentence: string) => new errors.ValidationError(sentence);
