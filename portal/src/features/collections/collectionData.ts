import { paths, type Collection, type CollectionRecord } from 'contracts';

/**
 * A page of records in the words of schema.org: a list of links, since nobody knows what the type is about.
 * @param origin scheme and host of the site
 */
export const listData = (
  records: readonly CollectionRecord[],
  { name, title, locale }: Collection,
  origin: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: title,
  itemListElement: records.map((record, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: record.title,
    url: origin + paths.collectionRecord(name, record._id, locale ?? ''),
  })),
});
