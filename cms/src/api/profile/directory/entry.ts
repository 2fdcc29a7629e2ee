import { pick, selection } from '../../../platform/tables/selection';
import { fold, wordsOf } from '../../../platform/word-index/fold';
import { sign } from '../../../platform/word-index/sign';
import type { IndexEntry } from '../../../platform/word-index/word-index';
import { profileTable, toProfile, type ProfileRow } from '../profile';
import { ENTRIES, SKILLS, WORDS } from './tables';

/** Counts the ways in which entries were made; a new one has the index built anew at the next start. */
export const INDEX_VERSION = 2;

/** Columns of a profile that an entry is made of. */
export const { columns: ENTRY_COLUMNS } = selection({
  ...pick(profileTable, 'id', 'name', 'location', 'graduationYear', 'jobTitle', 'company', 'industry', 'skills'),
  showLocation: profileTable.showLocation,
});

/**
 * Makes the entry of a profile: searched are name, company, position and skills (member §2). Nothing that the person
 * hides is in it: whoever does not show where they are has said nothing of it.
 */
export function entryOf(profileRow: ProfileRow): IndexEntry {
  const { id, name, graduationYear, jobTitle, company, industry, skills, location, privacySettings } =
    toProfile(profileRow);
  const shownLocation = privacySettings.showLocation ? location : '';
  const words = wordsOf(name, company, jobTitle, ...skills);
  const skillKeys = [...new Set(skills.map(fold).filter(Boolean))];
  const row = {
    person_id: id,
    name_key: fold(name),
    graduation_year: graduationYear,
    // The latest first, and last of all those of whom no year is known.
    class_rank: -(graduationYear ?? 0),
    company_key: fold(company) || null,
    industry_key: fold(industry) || null,
    industry: industry || null,
    location_key: fold(shownLocation) || null,
    location: shownLocation || null,
    // All of them, each between spaces.
    words: ` ${words.join(' ')} `,
  };
  const signature = sign([INDEX_VERSION, { row, skillKeys }]);
  return {
    id,
    signature,
    rows: {
      [ENTRIES]: [{ ...row, signature }],
      [WORDS]: words.map((word) => ({ word, name_key: row.name_key, person_id: id })),
      [SKILLS]: skillKeys.map((skill_key) => ({ skill_key, person_id: id })),
    },
  };
}
