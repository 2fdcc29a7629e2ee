import type { Core, Schema } from '@strapi/strapi';

import { readView } from '../../../platform/panel/stored-view';
import { inWords } from '../../../shared/in-words';

/** What the panel calls the fields of a type; a name that nobody has written there is spelt as words. */
export async function labelsOf(strapi: Core.Strapi, type: Schema.ContentType): Promise<Map<string, string>> {
  const { metadatas } = await readView(strapi, type.uid);
  return new Map(
    Object.entries(metadatas).map(([name, { edit }]) => {
      const { label } = edit;
      return [name, typeof label !== 'string' || label === '' || label === name ? inWords(name) : label];
    }),
  );
}
