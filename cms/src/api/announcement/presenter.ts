import type { Modules } from '@strapi/strapi';
import type { Announcement } from 'contracts';

/** Names the fields that leave the server. */
export function presentAnnouncement(
  document: Modules.Documents.Result<'api::announcement.announcement'>,
): Announcement {
  return {
    _id: document.documentId,
    title: document.title ?? '',
    category: document.category ?? 'general',
    content: document.content ?? '',
    createdAt: new Date(document.createdAt ?? 0).toISOString(),
  };
}
