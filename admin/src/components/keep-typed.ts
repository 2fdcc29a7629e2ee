/** For a form's `resetOptions`: a record that comes once more does not take away what has been typed by then. */
export const KEEP_TYPED = { keepDirtyValues: true };
