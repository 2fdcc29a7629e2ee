import type { Feature } from '../../platform/features/feature';
import { members } from '../../platform/permissions/calls';
import { connectionMachine } from './connections/machine';
import { connectionsPart } from './connections/personal-data';
import { ensurePrivacySettings } from './defaults';
import { directoryIndex } from './directory/directory-index';
import { connectionAccepted } from './mails/connection-accepted';
import { connectionRequest } from './mails/connection-request';
import { personMessage } from './mails/person-message';
import { peopleNotifications } from './notifications';
import { profileView } from './panel/profile';
import { profilePart } from './personal-data';
import { profileRules } from './rules';

/** People: their own profiles, the directory, and connections. */
const feature: Feature = {
  name: 'profile',
  calls: [
    ['GET', '/users/profile', 'profile.find', members],
    ['PUT', '/users/profile', 'profile.update', members],
    ['GET', '/alumni/profile', 'profile.findAlumni', members],
    ['PUT', '/alumni/profile', 'profile.updateAlumni', members],
    ['POST', '/users/profile/image', 'image.update', members],
    ['DELETE', '/users/profile/image', 'image.delete', members],
    ['POST', '/alumni/profile/image', 'image.update', members],
    ['DELETE', '/alumni/profile/image', 'image.delete', members],
    ['PUT', '/users/password', 'account.changePassword', members],
    ['POST', '/users/email-change', 'account.resendEmailChange', members],
    ['DELETE', '/users/email-change', 'account.cancelEmailChange', members],
    ['GET', '/users/data', 'account.data', members],
    ['DELETE', '/users/account', 'account.delete', members],
    ['GET', '/users/sessions', 'session.find', members],
    ['DELETE', '/users/sessions', 'session.deleteOthers', members],
    ['DELETE', '/users/sessions/:id', 'session.delete', members],
    ['GET', '/users/stats', 'overview.stats', members],
    ['GET', '/users/dashboard-stats', 'overview.stats', members],
    ['GET', '/users/activities', 'overview.activities', members],
    ['GET', '/alumni/directory', 'directory.find', members],
    ['GET', '/alumni-directory', 'directory.find', members],
    ['GET', '/networking', 'directory.find', members],
    ['GET', '/alumni/directory/filters', 'directory.filters', members],
    ['GET', '/alumni/directory/:id', 'directory.findOne', members],
    ['POST', '/alumni/directory/:id/message', 'directory.message', members],
    // Only what looks like an id, as every other address below /alumni would fit too.
    ['GET', '/alumni/:id([a-z0-9]{24})', 'directory.findOne', members],
    ['POST', '/alumni/connect/:id', 'connection.connect', members],
    ['GET', '/connections', 'connection.find', members],
    ['GET', '/connections/suggestions', 'connection.suggestions', members],
    ['POST', '/connections/block/:id', 'connection.block', members],
    ['PUT', '/connections/:id/accept', 'connection.accept', members],
    ['PUT', '/connections/:id/decline', 'connection.decline', members],
    ['DELETE', '/connections/:id', 'connection.remove', members],
  ],
  machines: [connectionMachine],
  writeRules: [profileRules],
  linkFields: { 'api::profile.profile': ['linkedin', 'twitter', 'facebook', 'website', 'github', 'portfolio'] },
  // The profile goes after all that may name it.
  personalData: [connectionsPart, profilePart],
  mails: [connectionRequest, connectionAccepted, personMessage],
  notifications: peopleNotifications,
  panelViews: [profileView],
  wordIndexes: [directoryIndex],
  upgrade: ensurePrivacySettings,
  demo: { stage: 'people', load: () => import('./demo/people') },
};

export default feature;
