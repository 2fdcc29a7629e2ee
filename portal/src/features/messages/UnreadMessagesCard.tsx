import { styled } from '@mui/material/styles';
import { paths } from 'contracts';

import { CardFrame } from '../../components/card/CardFrame';
import type { DashboardCardProps } from '../../components/card/DashboardCard';
import { RowList } from '../../components/card/RowList';
import { ThreadRow } from './list/ThreadRow';
import { inList, nameOf } from './words/inWords';

/** The rows have room of their own, which begins at the card's edge. */
const Row = styled('div')({ margin: '-12px -16px' });

/** Conversations in which something is unread: a card of the dashboards. */
export function UnreadMessagesCard({ dashboard: { unreadThreads } }: DashboardCardProps) {
  return (
    <CardFrame title="Unread messages" more={{ name: 'messages', href: paths.threads() }}>
      <RowList items={unreadThreads}>
        {({ _id, person, last, unread }) => (
          <Row>
            <ThreadRow
              to={paths.thread(_id)}
              name={nameOf(person)}
              picture={person?.avatar ?? null}
              sentAt={last.sentAt}
              unread={unread}
            >
              {inList(last)}
            </ThreadRow>
          </Row>
        )}
      </RowList>
    </CardFrame>
  );
}
