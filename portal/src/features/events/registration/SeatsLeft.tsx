import { styled } from '@mui/material/styles';
import { api, type EventSeats, type One } from 'contracts';

import { useApi } from '../../../lib/useApi';
import { seatsInWords } from './seatsInWords';

/** Keeps its line while the answer is on its way, so that nothing below moves. */
const Line = styled('p')({ minHeight: '1.55em', fontWeight: 600 });

/** How many seats there are for whoever comes now, asked for anew each time (design §3). */
export function SeatsLeft({ eventId }: { eventId: string }) {
  const { data } = useApi<One<EventSeats>>(api.eventSeats(eventId));
  return <Line>{data && seatsInWords(data.data)}</Line>;
}
