import {
  GRADUATION_YEAR_RANGE,
  isWebAddressOrNone,
  LIST_ENTRIES_MAX,
  messages,
  PROFILE_TEXT_MAX_CHARS,
} from 'contracts';

import { emailFault } from '../../../components/form/emailFault';
import type { ProfileValues, SomeValues } from './profileValues';

/** A sentence by the name of each field at fault. */
export type ProfileFaults = Partial<Record<keyof ProfileValues, string>>;

/** The addresses of pages elsewhere. */
export const LINKS = ['linkedin', 'github', 'portfolio', 'twitter', 'facebook', 'website'] as const;
const LISTS = ['skills', 'interests', 'expertise'] as const;

/** What is wrong with changed values, ahead of the server, which has the last word (member §5). */
export function checkProfile(changes: SomeValues, form: HTMLFormElement): ProfileFaults {
  const faults: ProfileFaults = {};
  if (changes.name?.trim() === '') faults.name = messages.nameMissing;
  if (changes.email !== undefined) {
    faults.email = emailFault(form, 'email');
    if (!changes.currentPassword) faults.currentPassword = messages.currentPasswordMissing;
  }
  if (changes.graduationYear !== undefined) faults.graduationYear = yearFault(changes.graduationYear.trim());
  for (const name of LINKS) {
    if (!isWebAddressOrNone(changes[name]?.trim() ?? '')) faults[name] = messages.webAddressInvalid;
  }
  for (const name of LISTS) faults[name] = listFault(changes[name] ?? []);
  return faults;
}

function yearFault(text: string): string | undefined {
  const { min, max } = GRADUATION_YEAR_RANGE;
  const isFine = text === '' || (/^\d{4}$/.test(text) && Number(text) >= min && Number(text) <= max);
  return isFine ? undefined : messages.yearInvalid;
}

function listFault(entries: string[]): string | undefined {
  if (entries.length > LIST_ENTRIES_MAX) return messages.tooMany(LIST_ENTRIES_MAX);
  const isLong = entries.some((entry) => entry.length > PROFILE_TEXT_MAX_CHARS);
  return isLong ? messages.tooLong(PROFILE_TEXT_MAX_CHARS) : undefined;
}
