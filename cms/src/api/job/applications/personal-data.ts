import type { PersonalDataPart } from '../../../platform/personal-data/part';
import { readResume, RESUMES_TABLE } from './resume';
import { deleteApplications, OWN_APPLICATION, ownApplications } from './store';

/** What the person applied for, with whatever was noted about it. */
export const applicationsPart: PersonalDataPart = {
  name: 'applications',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const own = ownApplications(strapi.db.connection)
      .where('application.profile_id', profileId)
      .orderBy('application.id');
    return (await OWN_APPLICATION.all(own)).map(({ title, company, state, sentence, coverLetter, ...more }) => ({
      ...{ job: title, company, state, sentence, coverLetter, note: more.note, resume: more.resumeName },
      appliedAt: more.createdAt.toISOString(),
      decidedAt: more.decidedAt?.toISOString() ?? null,
    }));
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId !== null) await deleteApplications(trx, (rows) => rows.where({ profile_id: profileId }));
  },
};

/** The files themselves, in the letters of Base64. */
export const resumesPart: PersonalDataPart = {
  name: 'resumes',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const database = strapi.db.connection;
    const ids: number[] = await database(RESUMES_TABLE).where({ profile_id: profileId }).orderBy('id').pluck('id');
    const files = [];
    for (const id of ids) {
      const file = await readResume(database, id);
      if (file) files.push({ name: file.name, pdf: file.bytes.toString('base64') });
    }
    return files;
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId !== null) await trx(RESUMES_TABLE).where({ profile_id: profileId }).delete();
  },
};
