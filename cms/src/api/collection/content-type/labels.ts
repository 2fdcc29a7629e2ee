import type { Core, Schema } from '@strapi/strapi';

import { inWords } from '../../../shared/in-words';

interface Views {
  findConfiguration: (
    type: Schema.ContentType,
  ) => Promise<{ metadatas: Record<string, { edit?: { label?: string } }> }>;
}

/** What the panel calls the fields of a type; a name that nobody has written there is spelt as words. */
export async function labelsOf(strapi: Core.Strapi, type: Schema.ContentType): Promise<Map<string, string>> {
  const views: Views = strapi.plugin('content-manager').service('content-types');
  const { metadatas } = await views.findConfiguration(type);
  return new Map(
    Object.entries(metadatas).map(([name, { edit }]) => {
      const label = edit?.label;
      return [name, label === undefined || label === '' || label === name ? inWords(name) : label];
    }),
  );
}
