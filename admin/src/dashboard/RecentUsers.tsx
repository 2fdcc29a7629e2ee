import { ROLE_LABELS, type Dashboard } from 'contracts';
import { Link } from 'react-router-dom';

import { Panel, PanelHead } from '../components/Panel';
import { Portrait } from '../components/Portrait';
import { StatusTag } from '../components/StatusTag';
import { useDates } from '../providers/dates';
import { EmptyRow, Row, Rows, RowSkeletons } from './Rows';

/** Who joined last (admin §2). */
export function RecentUsers({ users }: { users: Dashboard['recentUsers'] | undefined }) {
  const { date } = useDates();
  return (
    <Panel aria-labelledby="recent-users">
      <PanelHead>
        <h2 id="recent-users">Recent users</h2>
        <Link to="/users">All users</Link>
      </PanelHead>
      {!users && <RowSkeletons />}
      {users?.length === 0 && <EmptyRow>Nobody has joined yet.</EmptyRow>}
      <Rows>
        {users?.map(({ _id, name, email, role, isVerified, avatar, createdAt }) => (
          <Row key={_id}>
            <Portrait name={name} picture={avatar} size={40} />
            <div>
              <strong>{name}</strong>
              <span>{email}</span>
            </div>
            <div>
              <StatusTag tone={isVerified ? 'good' : 'waiting'}>{isVerified ? 'Verified' : 'Not verified'}</StatusTag>
              <span>
                {ROLE_LABELS[role]}, {date(createdAt)}
              </span>
            </div>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}
