import { styled } from '@mui/material/styles';
import { paths } from 'contracts';

import { CardFrame } from '../../components/card/CardFrame';
import type { DashboardCardProps } from '../../components/card/DashboardCard';
import { RowList } from '../../components/card/RowList';
import { ActButton } from './ActButton';
import { PersonLine } from '../../components/people/PersonLine';

/** Requests that the card shows; the rest is behind its link. */
const ROWS = 3;

const Message = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 6,
  paddingLeft: 12,
  overflowWrap: 'anywhere',
  borderLeft: `2px solid ${theme.vars.palette.primary.main}`,
}));
const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  maxWidth: 320,
  marginTop: 12,
});

/** Requests to connect that wait for an answer, to be answered here: a card of the dashboards. */
export function RequestsCard({ dashboard: { requests }, onDone }: DashboardCardProps) {
  return (
    <CardFrame title="Requests to connect" more={{ name: 'requests to connect', href: paths.networking('received') }}>
      <RowList items={requests} max={ROWS}>
        {({ _id, person, message }) => {
          const subject = { personId: person._id, name: person.name, connectionId: _id };
          return (
            <PersonLine
              person={person}
              foot={
                <Actions>
                  <ActButton act="accept" look="filled" {...{ subject, onDone }} />
                  <ActButton act="decline" {...{ subject, onDone }} />
                </Actions>
              }
            >
              {message && <Message>{message}</Message>}
            </PersonLine>
          );
        }}
      </RowList>
    </CardFrame>
  );
}
