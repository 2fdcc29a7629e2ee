import CheckCircle from '@mui/icons-material/CheckCircle';
import EventSeat from '@mui/icons-material/EventSeat';
import { styled } from '@mui/material/styles';
import type { Event, OwnRegistration } from 'contracts';

import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { describeRegistration } from './describeRegistration';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  overflowWrap: 'anywhere',
  '& .title': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 8,
    alignItems: 'start',
    fontWeight: 600,
    lineHeight: 1.4,
  },
  '& .title svg': { fontSize: 20, marginTop: 1 },
  '& .text': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '&[data-tone="good"] svg': { color: theme.vars.palette.success.main },
  '&[data-tone="urgent"]': {
    padding: '12px 14px',
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 14%, transparent)`,
    borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '&[data-tone="urgent"] svg': { color: theme.vars.palette.scheme.accentText },
  '&[data-tone="urgent"] .text': { color: 'inherit' },
}));

const ICONS = { good: CheckCircle, urgent: EventSeat, plain: null } as const;

interface RegistrationStatusProps {
  event: Pick<Event, 'startsAt' | 'ticketPrice'>;
  registration: OwnRegistration;
}

/** How the reader stands to an event, in words; nothing where there is nothing to say. */
export function RegistrationStatus({ event, registration }: RegistrationStatusProps) {
  const { timeZone } = useSite().settings;
  const { tone, title, text } = describeRegistration(event, registration, { now: useNow(), timeZone });
  if (!title && !text) return null;
  const Icon = ICONS[tone];
  return (
    <Box data-tone={tone}>
      {title && (
        <p className="title" style={Icon ? undefined : { gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {Icon && <Icon aria-hidden="true" />}
          {title}
        </p>
      )}
      {text && <p className="text">{text}</p>}
    </Box>
  );
}
