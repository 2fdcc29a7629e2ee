import type { Feature } from '../../platform/features/feature';
import { admins, members } from '../../platform/permissions/calls';

/** What members and admins see first. */
const feature: Feature = {
  name: 'dashboard',
  calls: [
    ['GET', '/alumni/dashboard', 'dashboard.find', members],
    ['GET', '/admin/dashboard', 'console.find', admins],
    ['GET', '/admin/trends', 'console.trends', admins],
    ['GET', '/admin/resources', 'console.resources', admins],
  ],
};

export default feature;
