/** What has become of a message from the contact form (design §8). */
export const CONTACT_STATUSES = ['new', 'handled'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** A message from the contact form, in characters. */
export const CONTACT_MESSAGE_MAX_CHARS = 5000;
