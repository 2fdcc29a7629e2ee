/** Slug of the landing page. It cannot be deleted, unpublished or renamed. */
export const HOME_SLUG = 'home';
/** Lower-case words joined by hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Slug of the festival's page, shown at /innokshetra. It cannot be renamed. */
export const FESTIVAL_SLUG = 'innokshetra';
