import type { Core } from '@strapi/strapi';

import { createAction, resourceActions } from '../../../platform/console/actions';
import { announcementResource } from '../console/announcements';

const announcementController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const announcements = announcementResource(strapi);
  return { ...resourceActions(announcements), create: createAction(announcements) };
};

export default announcementController;
