import { styled } from '@mui/material/styles';
import { messages, type Event, type Page } from 'contracts';
import { Skeleton } from 'ui';

import { LoadFailure } from '../../../components/LoadFailure';
import { useApi } from '../../../lib/useApi';
import { MonthGrid } from './MonthGrid';

const None = styled('p')(({ theme }) => ({ marginTop: 20, color: theme.vars.palette.text.secondary }));

interface EventMonthProps {
  /** The API's path of the month's events. */
  apiPath: string;
  /** Such as `2026-11`. */
  month: string;
  label: string;
}

/** The events of a month, or what is said where there are none. */
export function EventMonth({ apiPath, month, label }: EventMonthProps) {
  const { data, error, retry } = useApi<Page<Event>>(apiPath);
  if (error) return <LoadFailure title={messages.eventsNotLoaded} error={error} onRetry={retry} />;
  if (!data) return <Skeleton role="status" aria-busy="true" aria-label="Loading events" style={{ height: 640 }} />;
  return (
    <>
      <MonthGrid month={month} events={data.data} label={label} />
      {data.data.length === 0 && <None>Nothing is planned for this month yet.</None>}
    </>
  );
}
