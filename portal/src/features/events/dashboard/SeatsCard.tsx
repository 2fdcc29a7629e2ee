import { styled } from '@mui/material/styles';

import { CardFrame } from '../../../components/card/CardFrame';
import type { DashboardCardProps } from '../../../components/card/DashboardCard';
import { RowList } from '../../../components/card/RowList';
import { EventLine } from '../EventLine';
import { RegistrationActions } from '../registration/RegistrationActions';
import { RegistrationStatus } from '../registration/RegistrationStatus';

const Foot = styled('div')({ display: 'grid', gap: 12, marginTop: 14 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Seats that are lost unless the reader takes them: a card of the dashboards. */
export function SeatsCard({ dashboard: { seats }, onDone }: DashboardCardProps) {
  return (
    <CardFrame title={seats.length === 1 ? 'A seat waits for you' : 'Seats wait for you'}>
      <RowList items={seats}>
        {(event) => (
          <>
            <EventLine event={event} />
            <Foot>
              <RegistrationStatus event={event} registration={event.registration} />
              <Actions>
                <RegistrationActions
                  {...{ event, onDone }}
                  registration={event.registration}
                  hasQuestions={event.hasQuestions}
                />
              </Actions>
            </Foot>
          </>
        )}
      </RowList>
    </CardFrame>
  );
}
