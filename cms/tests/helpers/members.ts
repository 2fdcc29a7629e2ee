import type { ProfileBody, RegisterBody } from 'contracts';

import type { Browser } from './browser';
import { fromPool, withSession } from './people';
import { writeProfile } from './profiles';

/** A member who is signed in, with what they entered. */
export interface Member {
  name: string;
  email: string;
  browser: Browser;
  /** Of the profile, under which others see the person. */
  profileId: string;
}

/** Somebody new: alumnus unless told otherwise, with the fields of a profile that are given. */
export async function newMember({
  role = 'alumni',
  name,
  ...fields
}: Omit<ProfileBody, 'email'> & { role?: RegisterBody['role'] } = {}): Promise<Member> {
  const person = fromPool(role);
  const browser = withSession(person);
  const entered = { ...fields, ...(name !== undefined && { name }) };
  if (Object.keys(entered).length > 0) await writeProfile(browser, entered);
  return { name: name ?? person.name, email: person.email, browser, profileId: person.profileId };
}
