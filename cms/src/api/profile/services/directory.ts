import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  DIRECTORY_TOTAL_MAX,
  messages,
  type DirectoryFilters,
  type DirectoryQuery,
  type PeopleAnswer,
  type PersonDetail,
} from 'contracts';

import { presentPage } from '../../../shared/present-page';
import { findFilters } from '../directory/filters';
import { findInDirectory } from '../directory/find';
import { memberProfiles } from '../member-profiles';
import {
  PERSON_DETAIL_COLUMNS,
  presentPeople,
  presentPersonDetail,
  type PersonDetailRow,
  type Reader,
} from '../present-person';

const directoryService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * A page of the alumni by name (member §2), in at most three queries: how common the words are, the page with its
   * total, and how the reader stands to those on it. The list ends at `DIRECTORY_TOTAL_MAX`; `meta.hasMore` says when there would be more.
   */
  async list(query: DirectoryQuery, reader: Reader): Promise<PeopleAnswer> {
    const { total, rows } = await findInDirectory(strapi, query);
    const people = await presentPeople(strapi, rows, reader);
    const page = presentPage(people, Math.min(total, DIRECTORY_TOTAL_MAX), query);
    return total > DIRECTORY_TOTAL_MAX ? { ...page, meta: { ...page.meta, hasMore: true } } : page;
  },

  /** What the filters offer. */
  filters: (): Promise<DirectoryFilters> => findFilters(strapi),

  /** Any member's own page, alumnus or not. @throws NotFoundError */
  async findOne(documentId: string, reader: Reader): Promise<PersonDetail> {
    const row: PersonDetailRow | undefined = await memberProfiles(strapi.db.connection)
      .where('profile.document_id', documentId)
      .first(PERSON_DETAIL_COLUMNS);
    if (!row) throw new errors.NotFoundError(messages.personNotFound);
    return presentPersonDetail(strapi, row, reader);
  },
});

export default directoryService;
