import { styled } from '@mui/material/styles';
import { EVENT_DEFAULT_TIME, formatTime, messages } from 'contracts';
import type { ChangeEvent } from 'react';
import { required, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { useDates } from '../../../providers/dates';
import { minutesBetween, shifted } from './wallClock';

/** Three beside each other, where there is room. */
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '18px 16px',
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr 1.4fr' },
}));

/** The time of an event that names none, in words. */
const DEFAULT_TIME = formatTime(`1970-01-01T${EVENT_DEFAULT_TIME}Z`, 'UTC');

interface When {
  date: string | null;
  time: string | null;
  ends: string | null;
  cancelBy: string | null;
}

/** When an event begins and ends, on the site's clock. Who moves the beginning moves what depends on it. */
export function WhenFields() {
  const { zone } = useDates();
  const { getValues, setValue } = useFormContext<When>();
  const [date, time] = useWatch<When, ['date', 'time']>({ name: ['date', 'time'] });

  /** Keeps the distance of the end, and of the last time to cancel, from a new start. */
  const move = (changed: { date?: string; time?: string }) => {
    const by = minutesBetween(startOf(date, time), startOf(changed.date ?? date, changed.time ?? time));
    if (by === 0) return;
    for (const name of ['ends', 'cancelBy'] as const) {
      const before = getValues(name);
      if (before) setValue(name, shifted(before, by), { shouldDirty: true });
    }
  };
  return (
    <Row>
      <TextInput
        source="date"
        type="date"
        helperText={`All times are in ${zone}.`}
        validate={required(messages.eventDateMissing)}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => move({ date: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextInput
        source="time"
        type="time"
        helperText={`${DEFAULT_TIME} if left empty.`}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => move({ time: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextInput
        source="ends"
        type="datetime-local"
        helperText="Two hours later if left empty."
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Row>
  );
}

const startOf = (date: string | null | undefined, time: string | null | undefined): string =>
  date ? `${date}T${time || EVENT_DEFAULT_TIME}` : '';
