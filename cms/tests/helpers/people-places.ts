import { api } from 'contracts';

import type { Member } from './members';

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
];

function place(name: string, address: (person: Member) => string) {
  return {
    name,
    show: async (reader: Member, person: Member): Promise<string> => {
      const answer = await reader.browser.send(address(person));
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
      return answer.text;
    },
  };
}
