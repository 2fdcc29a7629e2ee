import { createHash } from 'node:crypto';

import { toProfile, type ProfileRow } from '../../profile/profile';
import { fold, wordsOf } from './fold';

/** Counts the ways in which entries were made; a new one has the index built anew at the next start. */
export const INDEX_VERSION = 1;

/** What the directory knows of a person that it lists. Nothing that the person hides is in it. */
export interface Entry {
  row: {
    person_id: number;
    name_key: string;
    graduation_year: number | null;
    company_key: string | null;
    industry_key: string | null;
    industry: string | null;
    /** Null for those who do not show where they are, as if they had said nothing. */
    location_key: string | null;
    location: string | null;
    /** All words, each between spaces. */
    words: string;
    /** Tells whether anything has changed. */
    signature: string;
  };
  words: string[];
  skills: string[];
}

/** Columns of a profile that an entry is made of. */
export const ENTRY_COLUMNS = {
  id: 'profile.id',
  documentId: 'profile.document_id',
  name: 'profile.name',
  location: 'profile.location',
  graduationYear: 'profile.graduation_year',
  jobTitle: 'profile.job_title',
  company: 'profile.company',
  industry: 'profile.industry',
  skills: 'profile.skills',
  showLocation: 'profile.show_location',
} as const;

/** Makes the entry of a profile: searched are name, company, position and skills (member §2). */
export function entryOf(profileRow: ProfileRow): Entry {
  const { id, name, graduationYear, jobTitle, company, industry, skills, location, privacySettings } =
    toProfile(profileRow);
  const shownLocation = privacySettings.showLocation ? location : '';
  const words = wordsOf(name, company, jobTitle, ...skills);
  const skillKeys = [...new Set(skills.map(fold).filter(Boolean))];
  const row = {
    person_id: id,
    name_key: fold(name),
    graduation_year: graduationYear,
    company_key: fold(company) || null,
    industry_key: fold(industry) || null,
    industry: industry || null,
    location_key: fold(shownLocation) || null,
    location: shownLocation || null,
    words: ` ${words.join(' ')} `,
  };
  return { row: { ...row, signature: sign({ row, skillKeys }) }, words, skills: skillKeys };
}

function sign(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([INDEX_VERSION, content]))
    .digest('base64url')
    .slice(0, 22);
}
