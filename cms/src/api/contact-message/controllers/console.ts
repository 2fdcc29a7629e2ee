import type { Core } from '@strapi/strapi';

import { bulkUpdateAction, resourceActions } from '../../../platform/console/actions';
import { contactMessageResource } from '../console/contact-messages';

const contactMessageController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const resource = contactMessageResource(strapi);
  return { ...resourceActions(resource), updateMany: bulkUpdateAction(resource) };
};

export default contactMessageController;
