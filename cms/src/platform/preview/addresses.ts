import type { Core, UID } from '@strapi/strapi';
import { paths } from 'contracts';

/** Parameter of a portal page that asks for drafts instead of what is published. */
const PREVIEW_PARAMETER = 'preview';
const PREVIEW_OF_DRAFTS = 'draft';

/** What the panel asks a preview for. `status` is `published` for types without drafts. */
interface PreviewRequest {
  documentId: string;
  status?: string | undefined;
}

/** Where each type shows in the portal. One that is not here has no preview. */
const addresses: Partial<
  Record<UID.ContentType, (strapi: Core.Strapi, request: PreviewRequest) => Promise<string | null>>
> = {
  'api::page.page': async (strapi, { documentId, status }) => {
    const page = await strapi.documents('api::page.page').findOne({ documentId, status: statusOf(status) });
    return page?.slug ? paths.page(page.slug) : null;
  },
  'api::announcement.announcement': async (strapi, { documentId, status }) => {
    const uid = 'api::announcement.announcement';
    const found = await strapi.documents(uid).findOne({ documentId, status: statusOf(status), fields: ['title'] });
    return found ? paths.announcement(documentId) : null;
  },
  'api::event.event': async (strapi, { documentId }) => {
    const event = await strapi.documents('api::event.event').findOne({ documentId });
    return event?.isPublished ? paths.events({ search: event.title ?? '' }) : null;
  },
  'api::team-member.team-member': () => Promise.resolve(paths.section('team')),
  'api::festival.festival': () => Promise.resolve(paths.innokshetra()),
  'api::site.site': () => Promise.resolve(paths.home()),
};

const statusOf = (status: string | undefined) => (status === 'published' ? 'published' : 'draft');

/**
 * The portal's address of what an editor has open in the panel, for Strapi's preview.
 * @returns null for what the portal does not show, or not yet
 */
export async function previewAddress(
  strapi: Core.Strapi,
  uid: string,
  request: PreviewRequest,
): Promise<string | null> {
  const addressOf = Object.entries(addresses).find(([type]) => type === uid)?.[1];
  const address = (await addressOf?.(strapi, request)) ?? null;
  if (address === null || statusOf(request.status) === 'published') return address;
  return `${address}?${PREVIEW_PARAMETER}=${PREVIEW_OF_DRAFTS}`;
}

/**
 * Reads the address of a request.
 * @param target path and query, such as `/events?page=2&preview=draft`
 * @returns the same address without the preview; null where it asks for none
 */
export function withoutPreview(target: string): string | null {
  const mark = target.indexOf('?');
  if (mark === -1) return null;
  const parameters = new URLSearchParams(target.slice(mark + 1));
  if (parameters.get(PREVIEW_PARAMETER) !== PREVIEW_OF_DRAFTS) return null;
  parameters.delete(PREVIEW_PARAMETER);
  const rest = parameters.toString();
  return target.slice(0, mark) + (rest && `?${rest}`);
}
