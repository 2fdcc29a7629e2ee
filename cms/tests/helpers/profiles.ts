import {
  alumniProfileAnswer,
  api,
  ownProfileSchema,
  type AlumniProfile,
  type AlumniProfileBody,
  type OwnProfile,
  type ProfileBody,
} from 'contracts';

import type { Browser, BrowserAnswer } from './browser';
import { bodyOf } from './expectations';

/** The own profile, with no field too many or too few. */
export const ownProfile = async (browser: Browser): Promise<OwnProfile> =>
  bodyOf(await browser.send(api.ownProfile()), ownProfileSchema);

/** The own profile as the alumni editor names it. */
export const ownAlumniProfile = async (browser: Browser): Promise<AlumniProfile> =>
  bodyOf(await browser.send(api.alumniProfile()), alumniProfileAnswer).data;

export const putProfile = (browser: Browser, json: ProfileBody): Promise<BrowserAnswer> =>
  browser.send(api.ownProfile(), { method: 'PUT', json });

export const putAlumniProfile = (browser: Browser, json: AlumniProfileBody): Promise<BrowserAnswer> =>
  browser.send(api.alumniProfile(), { method: 'PUT', json });

/** Writes fields of the own profile. @returns what is stored now */
export const writeProfile = async (browser: Browser, fields: ProfileBody): Promise<OwnProfile> =>
  bodyOf(await putProfile(browser, fields), ownProfileSchema);
