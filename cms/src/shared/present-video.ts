import type { Data } from '@strapi/strapi';
import type { Video } from 'contracts';

import { versionedUrl } from './versioned-url';

/** Names the fields of a video of the media library that leave the server; null without one. */
export function presentVideo(file: Data.ContentType<'plugin::upload.file'> | null | undefined): Video | null {
  if (!file?.url || !file.mime?.startsWith('video/')) return null;
  return { url: versionedUrl(file.url, file.updatedAt), type: file.mime };
}
