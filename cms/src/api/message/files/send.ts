import type { Context } from '../../../platform/accounts/caller';
import { PDF_TYPE } from '../../../platform/pdf/document';
import type { StoredFile } from './store';

/** Answers a file: a picture to be shown, whose pixels are ours; anything else to be kept, never opened as a page. */
export function sendFile(ctx: Context, { kind, name, bytes }: StoredFile): void {
  ctx.attachment(name, { type: kind === 'image' ? 'inline' : 'attachment' });
  ctx.type = kind === 'image' ? 'image/webp' : PDF_TYPE;
  ctx.body = bytes;
}
