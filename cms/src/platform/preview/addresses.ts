import type { Core, UID } from '@strapi/strapi';

/** Parameter of a portal page that asks for drafts instead of what is published. */
const PREVIEW_PARAMETER = 'preview';
const PREVIEW_OF_DRAFTS = 'draft';

/** What the panel asks a preview for. `status` is `published` for types without drafts. */
export interface PreviewRequest {
  documentId: string;
  status?: string | undefined;
}

/** Finds the portal's path of a document that is open in the panel; null for what the portal does not show. */
type PreviewPath = (strapi: Core.Strapi, request: PreviewRequest) => Promise<string | null>;
/** Where each type shows in the portal. One that is not here has no preview. */
export type Previews = Partial<Record<UID.ContentType, PreviewPath>>;

let previews: Previews = {};

/** Says where each type shows in the portal. */
export function registerPreviews(all: readonly Previews[]): void {
  previews = Object.assign({}, ...all);
}

/** Types that show in the portal. */
export const previewedTypes = (): UID.ContentType[] => Object.keys(previews) as UID.ContentType[];

/** The version of a document that a preview is asked for. */
export const statusOf = (status: string | undefined) => (status === 'published' ? 'published' : 'draft');

/**
 * The portal's address of what an editor has open in the panel, for Strapi's preview.
 * @returns null for what the portal does not show, or not yet
 */
export async function previewAddress(
  strapi: Core.Strapi,
  uid: string,
  request: PreviewRequest,
): Promise<string | null> {
  const addressOf = Object.entries(previews).find(([type]) => type === uid)?.[1];
  const address = (await addressOf?.(strapi, request)) ?? null;
  if (address === null || statusOf(request.status) === 'published') return address;
  const [path = '', section] = address.split('#');
  return `${path}?${PREVIEW_PARAMETER}=${PREVIEW_OF_DRAFTS}${section ? `#${section}` : ''}`;
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
