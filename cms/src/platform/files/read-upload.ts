import type { IncomingMessage } from 'node:http';

import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { errors } from '@strapi/utils';
import createError from 'http-errors';

import { isMultipart } from './multipart';

/** What an upload form looks like. */
interface UploadForm {
  /** The one field that it has. */
  field: string;
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

/**
 * Reads the one file of a multipart form into memory, of which it never takes more than the file's limit: what comes
 * beyond is read and dropped, so that the sender lives to hear why.
 * @throws ValidationError (400) for a form without the file, or with anything else; a 413 for a larger file
 */
export async function readUpload(request: IncomingMessage, form: UploadForm): Promise<Uploaded> {
  if (!isMultipart(request.headers['content-type'])) throw fault(form.field, form.missing);
  try {
    return await receive(request, form);
  } finally {
    request.unpipe();
    request.resume();
  }
}

function receive(request: IncomingMessage, { field, maxBytes, missing, tooLarge }: UploadForm): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const parser = makeParser(request, maxBytes, () => fault(field, missing));
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
    parser.on('field', (name) => {
      const sentence = name === field ? missing : `This form has no field “${name.slice(0, 50)}”.`;
      reject(fault(name, sentence));
    });
    parser.on('filesLimit', () => reject(fault(field, 'Only one file is taken here.')));
    parser.on('finish', () =>
      file === null || file.bytes.length === 0 ? reject(fault(field, missing)) : resolve(file),
    );
    parser.on('error', () => reject(fault(field, missing)));
    request.on('aborted', () => reject(fault(field, missing)));
    request.pipe(parser);
  });
}

function makeParser({ headers }: IncomingMessage, maxBytes: number, missing: () => Error) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { fileSize: maxBytes, files: 1, fields: 1, fieldNameSize: 100, fieldSize: 100, headerPairs: 20 },
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
