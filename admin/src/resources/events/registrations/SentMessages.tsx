import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { EventMessage } from 'contracts';
import { useDataProvider } from 'react-admin';

import { Panel, PanelHead } from '../../../components/Panel';
import { useDates } from '../../../providers/dates';
import type { ConsoleDataProvider } from '../../../providers/data';
import { messagesKey } from './useSendMessage';
import { AUDIENCE_LABELS } from './words';

/** How often a message that is on its way is looked after, in milliseconds. */
const POLL_MS = 1500;

const Box = styled(Panel)({ marginBottom: 24 });
const Rows = styled('ul')(({ theme }) => ({
  maxHeight: 280,
  overflowY: 'auto',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
const Line = styled('summary')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  padding: '12px 20px',
  cursor: 'pointer',
  '& > strong': { ...theme.typography.body2, flex: '1 1 24ch', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > .MuiLinearProgress-root': { flex: '1 0 100%', height: 6, borderRadius: 3 },
}));
const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '70ch',
  padding: '0 20px 16px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

/** What was written to the people of an event, and how far each message has come. Nothing before the first. */
export function SentMessages({ eventId }: { eventId: string }) {
  const { eventMessages } = useDataProvider<ConsoleDataProvider>();
  const { data = [] } = useQuery({
    queryKey: messagesKey(eventId),
    queryFn: () => eventMessages(eventId),
    refetchInterval: ({ state }) => (state.data?.some(({ finishedAt }) => finishedAt === null) ? POLL_MS : false),
  });
  if (data.length === 0) return null;
  return (
    <Box aria-labelledby="sent-messages">
      <PanelHead>
        <h2 id="sent-messages">Messages sent</h2>
      </PanelHead>
      <Rows>
        {data.map((message) => (
          <li key={message._id}>
            <Sent message={message} />
          </li>
        ))}
      </Rows>
    </Box>
  );
}

function Sent({
  message: { to, subject, message, recipients, told, createdAt, finishedAt },
}: {
  message: EventMessage;
}) {
  const { moment } = useDates();
  const total = Math.max(recipients, told);
  return (
    <details>
      <Line>
        <strong>{subject}</strong>
        <span>{AUDIENCE_LABELS[to]}</span>
        <span>{moment(createdAt)}</span>
        <span role="status">{finishedAt ? `Sent to ${told.toLocaleString('en-IN')}` : `${told} of ${total} sent`}</span>
        {!finishedAt && (
          <LinearProgress
            aria-label={`Sending ${subject}`}
            variant="determinate"
            value={total === 0 ? 0 : (told / total) * 100}
          />
        )}
      </Line>
      <Words>{message}</Words>
    </details>
  );
}
