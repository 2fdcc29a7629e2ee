import type { ApplicationState, JobApplication, OwnApplication, Person } from 'contracts';

import { presentJobOf } from '../jobs/presenter';
import { applicationMachine } from './machine';
import type { JOB_APPLICATION, OWN_APPLICATION } from './store';

/** Names the fields of an application that reach whoever sent it: what the poster notes is not among them. */
export function presentOwnApplication(row: ReturnType<typeof OWN_APPLICATION.read>): OwnApplication {
  const { jobDocumentId, title, company, location, closesAt } = row;
  return {
    _id: row.documentId,
    job: presentJobOf({ documentId: jobDocumentId, title, company, location, closesAt }),
    state: row.state,
    sentence: row.sentence,
    coverLetter: row.coverLetter,
    resume: { name: row.resumeName, bytes: row.resumeBytes },
    appliedAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    abilities: { withdraw: can('withdraw', row.state) },
  };
}

/** Names the fields of an application that reach whoever posted the job. @param person as members see them */
export function presentJobApplication(
  row: ReturnType<typeof JOB_APPLICATION.read>,
  person: Person | null,
): JobApplication {
  return {
    _id: row.documentId,
    person,
    name: row.name,
    email: row.email,
    state: row.state,
    sentence: row.sentence,
    coverLetter: row.coverLetter,
    resume: { name: row.resumeName, bytes: row.resumeBytes },
    note: row.note,
    appliedAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    abilities: {
      shortlist: can('shortlist', row.state),
      reject: can('reject', row.state),
      hire: can('hire', row.state),
    },
  };
}

const can = (event: keyof typeof applicationMachine.transitions, state: ApplicationState): boolean =>
  applicationMachine.can(event, state);
