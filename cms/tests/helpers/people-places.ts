import { api } from 'contracts';

import { inDatabase } from './database';
import { unique } from './factories';
import { donated, newCampaign } from './giving';
import { newJobOf } from './jobs';
import type { Member } from './members';
import { wrote } from './messaging';
import { makeMentor } from './mentorship';

/**
 * Everywhere that a person is shown to others. A feature that shows people (a poster, an author, a mentor) adds its
 * place here, and `privacy.test.ts` walks it.
 */
export const placesOfPeople: readonly {
  name: string;
  /** What the place answers a reader who looks for a person. The two are connected, and share their company. */
  show: (reader: Member, person: Member) => Promise<string>;
}[] = [
  place('the directory', (person) => api.directory({ search: person.name })),
  place('the directory, by its other addresses', (person) => `/api/alumni-directory?search=${person.name}`),
  place('networking', (person) => `/api/networking?search=${person.name}`),
  place('their page', (person) => api.person(person.profileId)),
  place('their page, by its other address', (person) => `/api/alumni/${person.profileId}`),
  place('what the filters offer', () => api.directoryFilters()),
  place('connections', () => api.connections()),
  place('suggestions', () => api.connectionSuggestions()),
  place('the spotlight', () => api.spotlight()),
  place('events that they proposed', () => api.alumniEvents({ pageSize: 100 })),
  place('notifications', () => api.notifications()),
  place('who works where a job is', async (person) => api.jobColleagues(await jobAtCompanyOf(person))),
  place('mentors', async (person) => api.mentor(await makeMentor(person.profileId))),
  place('threads', async (person, reader) => (await written(person, reader), api.threads())),
  place('a thread', (person) => api.thread(person.profileId)),
  place(
    'what changes in threads',
    async (person, reader) => (await written(person, reader), api.messageChanges({ after: 0 })),
  ),
  place('donors of a campaign', async (person) => api.campaignDonors(await givenTo(person))),
  place('found messages', async (person, reader) => api.messageSearch({ search: await written(person, reader) })),
];

function place(name: string, address: (person: Member, reader: Member) => string | Promise<string>) {
  return {
    name,
    show: async (reader: Member, person: Member): Promise<string> => {
      const answer = await reader.browser.send(await address(person, reader));
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
      return answer.text;
    },
  };
}

/** @returns a campaign that a person gave to by name */
async function givenTo(person: Member): Promise<string> {
  const { _id } = await newCampaign();
  await donated(person, _id, { amount: 100 });
  return _id;
}

/** A message of a person to the reader. @returns a word of it */
async function written(person: Member, reader: Member): Promise<string> {
  const word = unique('zqplace').replace(' ', '');
  await wrote(person, reader, { text: word });
  return word;
}

/** @returns the id on the wire of a job where the person works, which they posted themselves */
async function jobAtCompanyOf({ profileId }: Member): Promise<string> {
  const profile: { company: string } = await inDatabase((database) =>
    database('profiles').where({ document_id: profileId }).first('company'),
  );
  const keys = { company: profile.company, company_key: profile.company.toLowerCase() };
  return (await newJobOf(profileId, keys)).documentId;
}
