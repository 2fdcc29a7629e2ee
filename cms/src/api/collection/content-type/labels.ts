import type { Core, Schema } from '@strapi/strapi';

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
      return [name, label === undefined || label === '' || label === name ? spelt(name) : label];
    }),
  );
}

/** `portalPassword` → `Portal password` */
function spelt(name: string): string {
  const words = name.replace(
    /([a-z\d])([A-Z])/g,
    (_both, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  const plain = words.replace(/[_-]+/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
