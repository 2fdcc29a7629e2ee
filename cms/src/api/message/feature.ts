import type { Feature } from '../../platform/features/feature';
import { admins, members } from '../../platform/permissions/calls';
import { messageReportResource } from './console/message-reports';
import { tellUnread } from './digest';
import { startLive } from './live';
import { messageReportNews } from './mails/message-report-news';
import { messagesUnread } from './mails/messages-unread';
import { messageIndex } from './message-index';
import { messageNotifications } from './notifications';
import { messagesPart } from './personal-data';
import { messageReportMachine } from './reports/machine';
import { ensureOneOpenReport } from './reports/store';

/** Messages between members, as they arrive. */
const feature: Feature = {
  name: 'message',
  calls: [
    ['GET', '/messages', 'message.find', members],
    ['GET', '/messages/search', 'message.search', members],
    ['GET', '/messages/stream', 'message.stream', members],
    ['GET', '/messages/changes', 'message.changes', members],
    ['PUT', '/messages/delivered', 'message.delivered', members],
    ['GET', '/messages/settings', 'message.settings', members],
    ['PUT', '/messages/settings', 'message.writeSettings', members],
    ['GET', '/messages/:person', 'message.findOne', members],
    ['POST', '/messages/:person', 'message.send', members],
    ['PUT', '/messages/:person/read', 'message.read', members],
    ['POST', '/messages/:person/report', 'message.report', members],
    ['GET', '/messages/:person/files/:message', 'message.file', members],
    ['POST', '/admin/message-reports/:id/thread', 'report.thread', admins],
    ['POST', '/admin/message-reports/:id/uphold', 'report.uphold', admins],
    ['POST', '/admin/message-reports/:id/dismiss', 'report.dismiss', admins],
    ['GET', '/admin/message-reports/:id/files/:message', 'report.file', admins],
  ],
  resources: [messageReportResource],
  personalData: [messagesPart],
  mails: [messagesUnread, messageReportNews],
  notifications: messageNotifications,
  machines: [messageReportMachine],
  wordIndexes: [messageIndex],
  watch: startLive,
  upgrade: ensureOneOpenReport,
  hourly: [tellUnread],
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
