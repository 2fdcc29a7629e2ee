import { createHash } from 'node:crypto';

import { errors } from '@strapi/utils';
import { messages, type MessageFileKind } from 'contracts';

import { decodeInTurn, isPicture } from '../../../platform/files/decode-picture';
import { isPdf } from '../../../platform/files/pdf';
import { plainName } from '../../../platform/files/plain-name';
import type { Uploaded } from '../../../platform/files/read-upload';

/** The longer edge of a picture, in pixels: what is larger is made smaller. */
const MAX_EDGE = 2000;
const WEBP_QUALITY = 82;

/** A file as it is stored: a new picture of what the sent one showed, or a PDF as it came. */
export interface MadeFile {
  kind: MessageFileKind;
  name: string;
  bytes: Buffer;
  /** Of a picture, in pixels. */
  width: number | null;
  height: number | null;
}

/** Tells whether a file that is sent again is the same one. */
export const digestOf = ({ bytes }: Uploaded): string => createHash('sha256').update(bytes).digest('base64url');

/** @throws ValidationError (400) for whatever is neither a picture that we read nor a PDF, whatever it is called */
export async function makeFile({ name, bytes }: Uploaded): Promise<MadeFile> {
  if (isPdf(bytes)) return { kind: 'pdf', name: plainName(name, '.pdf', 'file'), bytes, width: null, height: null };
  if (!isPicture(bytes, ['jpeg', 'png', 'gif', 'webp'])) throw notTaken();
  try {
    const { data, info } = await decodeInTurn(bytes, (picture) =>
      picture
        .resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality: WEBP_QUALITY })
        .toBuffer({ resolveWithObject: true }),
    );
    const { width, height } = info;
    return { kind: 'image', name: plainName(name, '.webp', 'picture'), bytes: data, width, height };
  } catch {
    throw notTaken();
  }
}

function notTaken(): errors.ValidationError {
  const message = messages.messageFileNotTaken;
  return new errors.ValidationError(message, { errors: [{ path: ['file'], message, name: 'ValidationError' }] });
}
