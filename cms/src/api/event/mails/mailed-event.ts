import { z } from 'zod';

/** An event that a mail is about: its id on the wire, and what it is called. */
export const mailedEvent = z.strictObject({ id: z.string(), title: z.string() });
