import type { ContentType } from 'contracts';

/** Where a type is met: its documents in the console and in the panel, its page in the portal. */
export const addressesOf = ({ name, uid, isSingle }: ContentType) => ({
  settings: `/content-types/${encodeURIComponent(name)}`,
  documents: `/c/${encodeURIComponent(name)}`,
  page: `/c/${encodeURIComponent(name)}`,
  panel: `/cms/content-manager/${isSingle ? 'single' : 'collection'}-types/${uid}`,
});

/** How somebody makes a type. */
export const GUIDE = 'https://docs.strapi.io/cms/features/content-type-builder';
