/** What the console says of types from the Content-Type Builder, and of who may what with them. */
export const contentTypesNotLoaded = 'Failed to load content types';
export const contentTypeUpdated = 'Content type updated successfully';
export const contentTypeNotUpdated = 'Failed to update content type';
/** @param doing such as `write and delete` @param title such as `Sponsor` */
export const visitorsMay = (doing: string, title: string) =>
  `Visitors may ${doing} “${title}” without signing in: whoever knows the address can.`;
