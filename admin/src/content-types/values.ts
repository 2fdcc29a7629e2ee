import type { ContentType, ContentTypeChange, Role } from 'contracts';

/**
 * What the form holds. Lists are texts with commas, in which no name has one: the form's library compares those exactly,
 * and tells whether something is to be saved.
 */
export interface Values {
  id: string;
  read: string;
  write: string;
  delete: string;
  publicFields: string;
  hasPages: boolean;
  editors: boolean;
}

/** A list as the form holds it. */
export const join = (names: readonly string[]): string => names.join(',');
/** The list that the form holds. */
export const split = (names: string): string[] => names.split(',').filter(Boolean);

/** What the form begins with. */
export const valuesOf = ({
  name,
  read,
  write,
  delete: removal,
  publicFields,
  hasPages,
  editors,
}: ContentType): Values => ({
  ...{ id: name, hasPages, editors, read: join(read), write: join(write) },
  ...{ delete: join(removal), publicFields: join(publicFields) },
});

/** What the server is to store. */
export const changeOf = (values: Values): ContentTypeChange => ({
  read: split(values.read) as Role[],
  write: split(values.write) as Role[],
  delete: split(values.delete) as Role[],
  publicFields: split(values.publicFields),
  hasPages: values.hasPages,
  editors: values.editors,
});

/** What visitors get to do that they could not before: `write and delete`; nothing to ask about where it is empty. */
export function newForVisitors(type: ContentType, change: ContentTypeChange): string {
  const rights = ['write', 'delete'] as const;
  return rights.filter((right) => change[right]?.includes('public') && !type[right].includes('public')).join(' and ');
}
