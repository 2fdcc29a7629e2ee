import type { Core } from '@strapi/strapi';
import { DASHBOARD_ROWS, EVENT_PROPOSALS, type AccountRole, type Dashboard } from 'contracts';

import accountsService from '../../../platform/accounts';
import { presentAvatar } from '../../../platform/files/present-avatar';
import { countWaiting } from '../../../platform/moderation/queue';
import { presentTime } from '../../../shared/stored-time';
import { eventProposals } from '../../event/public';

const EVENT = 'api::event.event';

const dashboardService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The numbers and the latest rows of the dashboard (admin §2), by as many queries however many people there are. */
  async summary(): Promise<Dashboard> {
    const [roles, totalEvents, pendingProposals, { rows: accounts }, events] = await Promise.all([
      countRoles(strapi),
      strapi.db.query(EVENT).count(),
      countWaiting(strapi.db.connection, eventProposals),
      accountsService({ strapi }).listAccounts({ range: [0, DASHBOARD_ROWS - 1] }),
      strapi.db.query(EVENT).findMany({
        select: ['documentId', 'title', 'startsAt', 'location', 'isPublished', 'proposal'],
        orderBy: { id: 'desc' },
        limit: DASHBOARD_ROWS,
      }),
    ]);
    return {
      totalUsers: [...roles.values()].reduce((sum, count) => sum + count, 0),
      totalStudents: roles.get('student' satisfies AccountRole) ?? 0,
      totalAlumni: roles.get('alumni' satisfies AccountRole) ?? 0,
      totalEvents,
      pendingProposals,
      recentUsers: accounts.map(({ documentId, name, email, role, isVerified, avatar, createdAt }) => ({
        _id: documentId,
        name,
        email,
        role,
        isVerified,
        avatar: presentAvatar(avatar),
        createdAt: createdAt.toISOString(),
      })),
      recentEvents: events.map(({ documentId, title, startsAt, location, isPublished, proposal }) => ({
        _id: String(documentId),
        title: String(title),
        startsAt: presentTime(startsAt),
        location: String(location ?? ''),
        isPublished: Boolean(isPublished),
        proposal: EVENT_PROPOSALS.find((state) => state === proposal) ?? 'none',
      })),
    };
  },
});

export default dashboardService;

/** How many accounts each role has. Accounts that have lost theirs count under none. */
async function countRoles(strapi: Core.Strapi): Promise<Map<string | null, number>> {
  const rows = await strapi.db
    .connection('up_users as account')
    .leftJoin('up_roles as role', 'role.id', 'account.role_id')
    .groupBy('role.type')
    .select('role.type as role')
    .count<{ role: string | null; total: number | string }[]>({ total: '*' });
  return new Map(rows.map(({ role, total }) => [role, Number(total)]));
}
