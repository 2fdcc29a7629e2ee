/** Pages and blocks of the types that people made in the Content-Type Builder. */

export const collectionNotFound = 'Page not found';
export const collectionNotLoaded = 'Failed to load this page';
/** What editors read in the place of a block, in the preview of its page. */
export const blockWithoutType = 'This block shows a type that no longer exists.';
