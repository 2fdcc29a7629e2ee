import type { Feature } from '../../platform/features/feature';
import { sweepOutbox } from '../../platform/mail';
import { outboxPart } from '../../platform/mail/personal-data';
import { notificationsPart } from '../../platform/notifications/personal-data';
import { pruneNotifications } from '../../platform/notifications/prune';
import { everyone, members } from '../../platform/permissions/calls';

/** What people are told, on the site and by mail. */
const feature: Feature = {
  name: 'notification',
  calls: [
    ['GET', '/users/notifications', 'notification.find', members],
    ['GET', '/users/notifications/unread', 'notification.unread', members],
    ['PUT', '/users/notifications/read', 'notification.readAll', members],
    ['PUT', '/users/notifications/:id/read', 'notification.read', members],
    ['GET', '/users/notification-preferences', 'preference.find', members],
    ['PUT', '/users/notification-preferences', 'preference.update', members],
    ['GET', '/notifications/unsubscribe/:token', 'unsubscription.find', everyone],
    ['POST', '/notifications/unsubscribe/:token', 'unsubscription.update', everyone],
  ],
  personalData: [outboxPart, notificationsPart],
  hourly: [sweepOutbox, pruneNotifications],
};

export default feature;
