/** Largest uploaded file, in bytes (design §6). */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** Largest JSON, form or text body, in bytes. */
export const BODY_MAX_BYTES = 1024 * 1024;
