import { api } from 'contracts';
import { expect } from 'vitest';

import { Browser } from './browser';
import { inDatabase } from './database';
import { unique } from './factories';
import { newEmail } from './people';

interface Contact {
  name: string;
  email: string;
  message: string;
}

/** What a visitor enters into the contact form, from an address of their own. */
export const newContact = (fields: Partial<Contact> = {}): Contact => ({
  name: 'Asha Verma',
  email: newEmail(),
  message: `${unique('Is hall')} open on Sunday?`,
  ...fields,
});

/** Sends a message as a visitor. @returns its id */
export async function contacted(contact = newContact()): Promise<string> {
  const answer = await new Browser().post(api.contact(), contact);
  expect(answer.status, answer.text).toBe(200);
  const [id] = await messageIdsOf(contact.email);
  if (id === undefined) throw new Error(`No message of ${contact.email} is stored.`);
  return id;
}

/** The ids of the stored messages from an address. */
export async function messageIdsOf(email: string): Promise<string[]> {
  return inDatabase((database) => database('contact_messages').where({ email }).pluck('document_id'));
}
