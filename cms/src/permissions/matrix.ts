/**
 * What the product allows: every action of the API, such as `api::event.event.find`, and the roles that may call it. It
 * is composed of what the features say in their `feature.ts`; docs/permissions.md shows all of it.
 *
 * - Whoever is not named gets 401 signed out and 403 signed in.
 * - `reconcile.ts` brings the database to this table at every start, adding and removing. For the controllers named
 *   here, and for all of Strapi's plugins, nothing else is granted: a box ticked in the panel lasts until the next
 *   start.
 * - A type that somebody makes in the Content-Type Builder is not named here. It is granted in the console, under “Content
 *   types”, or in the panel, under Settings → Users & Permissions → Roles.
 * - None of the plugins' own account routes (`plugin::users-permissions.auth.*`, `.user.*`) is granted to anyone: they
 *   answer tokens to scripts and let one member change another (design §4).
 */
import type { Role } from 'contracts';

import { features } from '../features';
import { callsOf } from '../platform/features/calls-of';
import { grantsOf } from '../platform/permissions/calls';

export const matrix = grantsOf(features.map((feature) => ({ name: feature.name, calls: callsOf(feature) })));

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
