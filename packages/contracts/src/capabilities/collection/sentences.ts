/** Pages and blocks of the types that people made in the Content-Type Builder. */

export const collectionNotFound = 'Page not found';
export const collectionNotLoaded = 'Failed to load this page';
/** What editors read in the place of a block, in the preview of its page. */
export const blockWithoutType = 'This block shows a type that no longer exists.';

/** What the console says of types from the Content-Type Builder, and of who may what with them. */
export const contentTypesNotLoaded = 'Failed to load content types';
export const contentTypeUpdated = 'Content type updated successfully';
export const contentTypeNotUpdated = 'Failed to update content type';
/** @param doing such as `write and delete` @param title such as `Sponsor` */
export const visitorsMay = (doing: string, title: string) =>
  `Visitors may ${doing} “${title}” without signing in: whoever knows the address can.`;
