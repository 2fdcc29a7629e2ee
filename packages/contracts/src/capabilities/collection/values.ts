/** Records of a type from the Content-Type Builder on a page. */
export const COLLECTION_PAGE_SIZE = 24;
/** Records that a search of them counts and pages through; who looks for one of more narrows the search. */
export const COLLECTION_FOUND_MAX = 500;
/** Records that a block of them shows. */
export const COLLECTION_BLOCK_COUNT = { min: 1, max: 24, byDefault: 6 } as const;
