/**
 * What the product allows: every call of the API, and the roles that may make it.
 *
 * - A line is an action of a controller (`api::<type>.<controller>.<action>`) and stands for its routes. Whoever is
 *   not named gets 401 signed out and 403 signed in.
 * - `reconcile.ts` brings the database to this table at every start, adding and removing. For the controllers named
 *   here, and for all of Strapi's plugins, nothing else is granted: a box ticked in the panel lasts until the next
 *   start.
 * - A new content type of the code adds its lines here. A type that an editor makes in the Content-Type Builder is not
 *   named here and is granted in the panel, under Settings → Users & Permissions → Roles.
 * - None of the plugins' own account routes (`plugin::users-permissions.auth.*`, `.user.*`) is granted to anyone: they
 *   answer tokens to scripts and let one member change another (design §4).
 */
import { ACCOUNT_ROLES, ROLES, type Role } from 'contracts';

/** Signed in or not. */
const everyone = ROLES;
/** Signed in, in whatever role. */
const members = ACCOUNT_ROLES;
const admins = ['admin'] as const;

export const matrix = {
  'api::site.site.find': everyone,
  'api::page.page.findOne': everyone,
  'api::team-member.team-member.find': everyone,
  'api::team-member.team-member.findOne': everyone,
  'api::event.event.find': everyone,
  'api::event.event.upcoming': everyone,
  'api::event.event.findOne': everyone,
  'api::announcement.announcement.find': everyone,
  'api::announcement.announcement.findOne': everyone,
  'api::announcement.announcement.recent': everyone,
  'api::contact-message.contact-message.create': everyone,

  'api::auth.auth.register': everyone,
  'api::auth.auth.login': everyone,
  'api::auth.auth.logout': members,
  'api::auth.auth.me': members,
  'api::auth.auth.verifyEmail': everyone,
  'api::auth.auth.resendVerification': everyone,
  'api::auth.auth.forgotPassword': everyone,
  'api::auth.auth.resetPassword': everyone,

  'api::profile.profile.find': members,
  'api::profile.profile.update': members,
  'api::profile.profile.findAlumni': members,
  'api::profile.profile.updateAlumni': members,
  'api::profile.image.update': members,
  'api::profile.image.delete': members,
  'api::profile.account.changePassword': members,
  'api::profile.account.resendEmailChange': members,
  'api::profile.account.cancelEmailChange': members,
  'api::profile.account.data': members,
  'api::profile.account.delete': members,
  'api::profile.session.find': members,
  'api::profile.session.delete': members,
  'api::profile.session.deleteOthers': members,
  'api::dashboard.dashboard.find': members,
  'api::profile.overview.stats': members,
  'api::profile.overview.activities': members,

  'api::directory.directory.find': members,
  'api::directory.directory.filters': members,
  'api::directory.directory.findOne': members,
  'api::directory.directory.message': members,
  'api::connection.connection.find': members,
  'api::connection.connection.suggestions': members,
  'api::connection.connection.connect': members,
  'api::connection.connection.accept': members,
  'api::connection.connection.decline': members,
  'api::connection.connection.remove': members,
  'api::connection.connection.block': members,
  'api::spotlight.spotlight.find': everyone,

  'api::registration.registration.find': members,
  'api::registration.registration.register': members,
  'api::registration.registration.confirm': members,
  'api::registration.registration.cancel': members,
  'api::registration.ticket.find': members,
  'api::calendar-feed.calendar-feed.find': members,
  'api::calendar-feed.calendar-feed.renew': members,
  'api::calendar-feed.calendar-feed.end': members,
  'api::member-event.member-event.find': members,
  'api::member-event.member-event.findOne': members,
  'api::event-proposal.event-proposal.propose': members,
  'api::event-proposal.event-proposal.find': members,
  'api::event-proposal.event-proposal.withdraw': members,
  'api::event-proposal.decision.approve': admins,
  'api::event-proposal.decision.reject': admins,

  'api::notification.notification.find': members,
  'api::notification.notification.unread': members,
  'api::notification.notification.read': members,
  'api::notification.notification.readAll': members,
  'api::notification.preference.find': members,
  'api::notification.preference.update': members,
  'api::notification.unsubscription.find': everyone,
  'api::notification.unsubscription.update': everyone,

  'api::console.dashboard.find': admins,
  'api::console.user.find': admins,
  'api::console.user.findOne': admins,
  'api::console.user.update': admins,
  'api::console.user.verify': admins,
  'api::console.user.delete': admins,
  'api::console.user.deleteMany': admins,
  'api::console.contact-message.find': admins,
  'api::console.contact-message.findOne': admins,
  'api::console.contact-message.update': admins,
  'api::console.contact-message.updateMany': admins,
  'api::console.contact-message.delete': admins,
  'api::console.contact-message.deleteMany': admins,
  'api::console.announcement.find': admins,
  'api::console.announcement.findOne': admins,
  'api::console.announcement.create': admins,
  'api::console.announcement.update': admins,
  'api::console.announcement.delete': admins,
  'api::console.announcement.deleteMany': admins,
  'api::door.door.guests': admins,
  'api::door.door.counts': admins,
  'api::door.door.checkIn': admins,
  'api::door.door.undo': admins,
  'api::console.event.find': admins,
  'api::console.event.findOne': admins,
  'api::console.event.create': admins,
  'api::console.event.update': admins,
  'api::console.event.delete': admins,
  'api::console.event.deleteMany': admins,
  'api::console.event-registration.find': admins,
  'api::console.event-registration.counts': admins,
  'api::console.event-registration.csv': admins,
  'api::console.event-message.find': admins,
  'api::console.event-message.create': admins,
  'api::console.settings.find': admins,
  'api::console.settings.update': admins,
} as const satisfies Record<`api::${string}.${string}.${string}`, readonly Role[]>;

/** The roles of the portal as the panel shows them (design §4). */
export const roles: Record<Role, { name: string; description: string }> = {
  public: { name: 'Public', description: 'Whoever is not signed in.' },
  student: { name: 'Student', description: 'Studies at the institute. The role of a new account.' },
  alumni: { name: 'Alumni', description: 'Has graduated.' },
  faculty: { name: 'Faculty', description: 'Teaches at the institute.' },
  admin: { name: 'Admin', description: 'Runs the portal in its console.' },
};

/** The role of an account that nothing else is said about. */
export const defaultRole: Role = 'student';
