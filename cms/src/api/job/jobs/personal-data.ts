import type { PersonalDataPart } from '../../../platform/personal-data/part';
import { deleteJobs } from './delete';
import { jobs, WHOLE_JOB } from './job';
import { REPORTS_TABLE } from './reports';

/** The jobs that the person posted, with an address of theirs in each: they go, and who applied keeps nothing of them. */
export const jobsPart: PersonalDataPart = {
  name: 'jobs',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const own = jobs(strapi.db.connection).where('job.posted_by_id', profileId).orderBy('job.id');
    return (await WHOLE_JOB.all(own)).map(({ title, company, location, type, description, requirements, ...more }) => ({
      ...{ title, company, location, type, description, requirements },
      responsibilities: more.responsibilities,
      qualifications: more.qualifications,
      skills: more.skills,
      salary: more.salary,
      applicationUrl: more.applicationUrl,
      contactEmail: more.contactEmail,
      deadline: more.deadline?.toISOString() ?? null,
      createdAt: more.createdAt.toISOString(),
    }));
  },

  async erase(strapi, { profileId }, trx) {
    if (profileId === null) return;
    const own: string[] = await jobs(trx).where('job.posted_by_id', profileId).pluck('job.document_id');
    await deleteJobs(strapi, trx, own, () => 'leaver');
  },
};

/** What the person said is wrong with jobs. */
export const jobReportsPart: PersonalDataPart = {
  name: 'jobReports',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const rows: { job: string; reason: string }[] = await jobs(strapi.db.connection)
      .innerJoin(`${REPORTS_TABLE} as report`, 'report.job_id', 'job.id')
      .where('report.profile_id', profileId)
      .orderBy('report.id')
      .select({ job: 'job.title', reason: 'report.reason' });
    return rows;
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId !== null) await trx(REPORTS_TABLE).where({ profile_id: profileId }).delete();
  },
};
