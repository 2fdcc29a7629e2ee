import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type ActivitiesQuery, type Activity, type Page } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { presentPage, toRange } from '../../../shared/present-page';
import { presentTime } from '../../../shared/stored-time';
import { activityParts, type ActivityRow } from '../activities';

const activitiesService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of the own activity, the latest first, by one count and one query. @throws NotFoundError without a profile */
  async ownActivities({ id: userId, profileId }: SignedInUser, query: ActivitiesQuery): Promise<Page<Activity>> {
    if (profileId === null) throw new errors.NotFoundError(messages.profileNotLoaded);
    const database = strapi.db.connection;
    const finds = Object.entries(activityParts).map(([kind, { find }]) =>
      database
        .from(find(database, { userId, profileId }).as('part'))
        .select('ref', 'subject', 'at', database.raw('cast(? as varchar(50)) as kind', [kind])),
    );
    const all = () => database.from(database.unionAll(finds).as('activity'));

    const { start, limit } = toRange(query);
    const [rows, counted] = await Promise.all([
      all()
        .select<(ActivityRow & { kind: string })[]>('ref', 'subject', 'at', 'kind')
        .orderBy([
          { column: 'at', order: 'desc' },
          { column: 'ref', order: 'desc' },
        ])
        .offset(start)
        .limit(limit),
      all().count<[{ total: number | string }]>({ total: '*' }).first(),
    ]);
    return presentPage(rows.flatMap(present), Number(counted?.total ?? 0), query);
  },
});

export default activitiesService;

function present(row: ActivityRow & { kind: string }): Activity[] {
  const part = activityParts[row.kind];
  if (!part) return [];
  return [{ _id: `${row.kind}-${row.ref}`, ...part.present(row), at: presentTime(row.at) }];
}
