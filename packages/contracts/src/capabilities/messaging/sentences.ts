/** What the forms of messages say. */

export const reportReasonMissing = 'Please say what is wrong';
/** A message that says none, or no UUID, under `key`. */
export const messageKeyInvalid = 'This message has no key of its own';
