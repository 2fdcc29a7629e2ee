import { withQuery } from '../../with-query.js';

/** All threads of one's own. */
export const threads = () => '/messages';
/** The thread with a person, which may have no message yet. @param query the place of a message in it */
export const thread = (person: string, query: { at?: number } = {}) =>
  withQuery(`/messages/${encodeURIComponent(person)}`, query);
