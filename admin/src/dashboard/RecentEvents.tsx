import type { Dashboard } from 'contracts';

import { Panel, PanelHead } from '../components/Panel';
import { StatusTag } from '../components/StatusTag';
import { useDates } from '../lib/dates';
import { DateLeaf } from './DateLeaf';
import { EmptyRow, Row, Rows, RowSkeletons } from './Rows';

/** Which events were added last (admin §2). */
export function RecentEvents({ events }: { events: Dashboard['recentEvents'] | undefined }) {
  const { date, time } = useDates();
  return (
    <Panel aria-labelledby="recent-events">
      <PanelHead>
        <h2 id="recent-events">Recent events</h2>
      </PanelHead>
      {!events && <RowSkeletons />}
      {events?.length === 0 && <EmptyRow>No event has been added yet.</EmptyRow>}
      <Rows>
        {events?.map(({ _id, title, startsAt, location, isPublished }) => (
          <Row key={_id}>
            <DateLeaf instant={startsAt} />
            <div>
              <strong>{title}</strong>
              <span>{location}</span>
            </div>
            <div>
              <StatusTag tone={isPublished ? 'good' : 'waiting'}>{isPublished ? 'Published' : 'Draft'}</StatusTag>
              <span>
                {date(startsAt)}, {time(startsAt)}
              </span>
            </div>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}
