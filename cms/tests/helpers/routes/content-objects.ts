import { contacted } from '../contact';
import { announcement } from '../factories';
import { missing, type RouteRow } from './route';

/** A message of the contact form: somebody's, nobody's. */
export const contactMessage: RouteRow['objects'] = {
  'another’s': { id: () => contacted(), status: 200 },
  missing: missing(),
};

/** An announcement: an editor’s, nobody's. */
export const published: RouteRow['objects'] = {
  'another’s': { id: async () => (await announcement()).documentId, status: 200 },
  missing: missing(),
};
