import type { IncomingMessage } from 'node:http';

import { Busboy, type BusboyConfig, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { errors } from '@strapi/utils';
import createError from 'http-errors';

import { isMultipart } from './multipart';

/** What an upload form looks like. */
interface UploadForm {
  /** The field of its one file. */
  field: string;
  /** Other fields, with words. */
  texts?: readonly string[];
  maxBytes: number;
  /** Said when the field holds no file. */
  missing: string;
  /** Said when the file is larger. */
  tooLarge: string;
}

/** A file that somebody has sent, and what they call it. */
export interface Uploaded {
  name: string;
  bytes: Buffer;
}

/** What came with a form. */
interface Sent {
  file: Uploaded;
  texts: Record<string, string>;
}

/** Longest text of a form, in bytes: what it may really have is checked by whoever reads it. */
const TEXT_MAX_BYTES = 100_000;

/** Reads the one file of a multipart form that has nothing else. @throws as `readForm` does */
export const readUpload = async (request: IncomingMessage, form: Omit<UploadForm, 'texts'>): Promise<Uploaded> =>
  (await readForm(request, form)).file;

/**
 * Reads a multipart form with one file into memory, of which it never takes more than the file's limit: what comes
 * beyond is read and dropped, so that the sender lives to hear why.
 * @throws ValidationError (400) for a form without the file, or with anything else; a 413 for a larger file
 */
export async function readForm(request: IncomingMessage, form: UploadForm): Promise<Sent> {
  if (!isMultipart(request.headers['content-type'])) throw fault(form.field, form.missing);
  try {
    return await receive(request, form);
  } finally {
    request.unpipe();
    request.resume();
  }
}

function receive(
  request: IncomingMessage,
  { field, texts = [], maxBytes, missing, tooLarge }: UploadForm,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const limits = { fileSize: maxBytes, fields: texts.length + 1, fieldSize: texts.length > 0 ? TEXT_MAX_BYTES : 100 };
    const parser = makeParser(request, limits, () => fault(field, missing));
    const words: Record<string, string> = {};
    let file: Uploaded | null = null;

    parser.on('file', (name: string, stream: BusboyFileStream, fileName) => {
      if (name !== field) {
        stream.resume();
        reject(fault(name, `This form has no field “${name.slice(0, 50)}”.`));
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(createError(413, tooLarge)));
      stream.on('error', () => reject(fault(field, missing)));
      stream.on('end', () => (file = { name: fileName.slice(0, 100), bytes: Buffer.concat(chunks) }));
    });
    parser.on('field', (name, text) => {
      if (texts.includes(name)) {
        words[name] = text;
        return;
      }
      const sentence = name === field ? missing : `This form has no field “${name.slice(0, 50)}”.`;
      reject(fault(name, sentence));
    });
    parser.on('filesLimit', () => reject(fault(field, 'Only one file is taken here.')));
    parser.on('finish', () =>
      file === null || file.bytes.length === 0 ? reject(fault(field, missing)) : resolve({ file, texts: words }),
    );
    parser.on('error', () => reject(fault(field, missing)));
    request.on('aborted', () => reject(fault(field, missing)));
    request.pipe(parser);
  });
}

function makeParser({ headers }: IncomingMessage, limits: BusboyConfig['limits'], missing: () => Error) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { files: 1, fieldNameSize: 100, headerPairs: 20, ...limits },
    });
  } catch {
    // A multipart form that does not say where its parts begin.
    throw missing();
  }
}

function fault(field: string, sentence: string): errors.ValidationError {
  return new errors.ValidationError(sentence, {
    errors: [{ path: [field], message: sentence, name: 'ValidationError' }],
  });
}
