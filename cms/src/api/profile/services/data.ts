import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import type { SignedInUser } from '../../../platform/accounts';
import { exportPersonalData, findDataSubject } from '../../../platform/personal-data/personal-data';

const dataService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Everything that is kept about somebody, by feature. */
  async collect({ id }: SignedInUser): Promise<Record<string, unknown>> {
    const person = await findDataSubject(strapi.db.connection, id);
    if (!person) throw new errors.UnauthorizedError();
    return exportPersonalData(strapi, person);
  },
});

export default dataService;
