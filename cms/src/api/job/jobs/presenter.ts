import type { Core } from '@strapi/strapi';
import {
  excerpt,
  isSafeHref,
  JOB_EXCERPT_CHARS,
  type Job,
  type JobDetail,
  type JobPoster,
  type Person,
} from 'contracts';

import { PROFILE, USER } from '../../../platform/accounts/account';
import { recordRead } from '../../../platform/cache/reading';
import { idsOf } from '../../../shared/present-id';
import { findPeople } from '../../profile/public';
import type { ListedJob, WholeJob } from './job';

/** The public, who stands to nobody. */
const PUBLIC = { profileId: null };

/** Names the fields of jobs that leave the server, in lists. Who posted them is read by one query. */
export async function presentJobs(strapi: Core.Strapi, rows: readonly ListedJob[]): Promise<Job[]> {
  const posters = await postersOf(strapi, rows);
  return rows.map((row) => presentJob(row, presentPoster(row, posters)));
}

/** Names the fields of a job on its own page that leave the server. */
export async function presentJobDetail(strapi: Core.Strapi, row: WholeJob): Promise<JobDetail> {
  const { excerpt: _beginning, ...job } = presentJob(row, presentPoster(row, await postersOf(strapi, [row])));
  const applicationUrl = row.applicationUrl !== '' && isSafeHref(row.applicationUrl) ? row.applicationUrl : null;
  return {
    ...job,
    description: row.description,
    requirements: row.requirements,
    responsibilities: row.responsibilities,
    qualifications: row.qualifications,
    contactEmail: row.contactEmail,
    applicationUrl,
    applicationLink: applicationUrl,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What a person's own things, such as applications, say of the job that they belong to. */
export const presentJobOf = (row: Pick<ListedJob, 'documentId' | 'title' | 'company' | 'location' | 'closesAt'>) => ({
  _id: row.documentId,
  title: row.title,
  company: row.company,
  location: row.location,
  closesAt: row.closesAt?.toISOString() ?? null,
});

function presentJob(row: ListedJob, postedBy: JobPoster | null): Job {
  return {
    ...idsOf(row),
    title: row.title,
    company: row.company,
    location: row.location,
    type: row.type,
    excerpt: excerpt(row.description, JOB_EXCERPT_CHARS),
    skills: row.skills,
    salary: row.salary,
    deadline: row.deadline?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    postedBy,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Those who posted them, as everybody may know them. */
function postersOf(strapi: Core.Strapi, rows: readonly ListedJob[]): Promise<Map<number, Person>> {
  recordRead(PROFILE, USER);
  return findPeople(strapi, [...new Set(rows.flatMap(({ posterId }) => posterId ?? []))], PUBLIC);
}

function presentPoster({ posterId }: ListedJob, posters: ReadonlyMap<number, Person>): JobPoster | null {
  const person = posterId === null ? undefined : posters.get(posterId);
  return person ? { _id: person._id, name: person.name, jobTitle: person.position } : null;
}
