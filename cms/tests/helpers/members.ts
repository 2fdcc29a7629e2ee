import type { OwnProfile, ProfileBody, RegisterBody } from 'contracts';

import type { Browser } from './browser';
import { member, signedIn } from './people';
import { ownProfile, writeProfile } from './profiles';

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
  const person = await member({ role, ...(name !== undefined && { name }) });
  const browser = await signedIn(person);
  const profile: OwnProfile =
    Object.keys(fields).length > 0 ? await writeProfile(browser, fields) : await ownProfile(browser);
  return { name: profile.name, email: person.email, browser, profileId: profile.profileId };
}
