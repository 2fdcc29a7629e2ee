import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TREND_DAYS, trendStep, type Trends as Spans } from 'contracts';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { Panel, PanelHead } from '../components/Panel';
import { reasonOf } from '../components/useToast';
import type { ConsoleDataProvider } from '../providers/data';
import { EmptyRow } from './Rows';
import { TrendBars } from './TrendBars';

const PERIODS: Readonly<Record<(typeof TREND_DAYS)[number], string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  91: 'Last 3 months',
};

/** What is counted, in the order in which it comes about. */
const SERIES = [
  { key: 'users', label: 'New users' },
  { key: 'registrations', label: 'Registrations' },
  { key: 'checkIns', label: 'Check-ins' },
] as const satisfies readonly { key: keyof Spans[number]; label: string }[];

const Box = styled(Panel)({ marginTop: 16 });
const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  '&[hidden]': { display: 'none' },
  gap: 1,
  overflow: 'hidden',
  borderRadius: `0 0 ${theme.vars.shape.borderRadius} ${theme.vars.shape.borderRadius}`,
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

/** Who has joined, registered and come over a period that an admin chooses. */
export function Trends() {
  const [days, setDays] = useState<number>(30);
  const { trends } = useDataProvider<ConsoleDataProvider>();
  const { data, error, isFetching } = useQuery({
    queryKey: ['dashboard', 'trends', days],
    queryFn: () => trends(days),
    placeholderData: keepPreviousData,
  });
  return (
    <Box aria-labelledby="trends" aria-busy={isFetching}>
      <PanelHead>
        <h2 id="trends">Trends</h2>
        <TextField
          select
          value={String(days)}
          sx={{ width: 'auto' }}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': 'Period' } } }}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {TREND_DAYS.map((period) => (
            <MenuItem key={period} value={String(period)}>
              {PERIODS[period]}
            </MenuItem>
          ))}
        </TextField>
      </PanelHead>
      {error && !data && <EmptyRow>{reasonOf(error)}</EmptyRow>}
      <Charts hidden={error !== null && !data}>
        {SERIES.map(({ key, label }) => (
          <TrendBars
            key={key}
            label={label}
            isWeekly={trendStep(days) > 1}
            spans={data?.map((span) => ({ day: span.day, count: span[key] }))}
          />
        ))}
      </Charts>
    </Box>
  );
}
