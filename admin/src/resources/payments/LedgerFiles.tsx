import Download from '@mui/icons-material/DownloadOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { api, dayAt, daysOfFinancialYear, latestFinancialYears, messages } from 'contracts';
import { useId, useState } from 'react';

import { useDates } from '../../providers/dates';

/** Financial years that can be chosen by their name. */
const YEARS = 5;
const OWN_PERIOD = 'own';

const Days = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > *': { flex: '1 1 140px' } });
const Ways = styled('div')({ display: 'grid', gap: 8 });

/** Takes away what was booked in a period: for a spreadsheet, or for beancount. */
export function LedgerFiles() {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <>
      <Button variant="outlined" startIcon={<MenuBook />} onClick={() => setOpen(true)}>
        Ledger
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <DialogTitle id={titleId}>Ledger</DialogTitle>
        <Period />
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Period() {
  const { timeZone } = useDates();
  const years = latestFinancialYears(dayAt(new Date(), timeZone), YEARS);
  const [year, setYear] = useState(years[0] ?? '');
  const [own, setOwn] = useState(() => daysOfFinancialYear(year));
  const { from, to } = year === OWN_PERIOD ? own : daysOfFinancialYear(year);
  const isPeriod = from !== '' && to !== '' && from <= to;
  return (
    <DialogContent sx={{ display: 'grid', gap: 2.25 }}>
      <p>Every amount that was booked, with both its sides. Nobody’s name or address is in the files.</p>
      <TextField select label="Financial year" value={year} onChange={({ target }) => setYear(target.value)}>
        {years.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
        <MenuItem value={OWN_PERIOD}>Another period</MenuItem>
      </TextField>
      {year === OWN_PERIOD && (
        <Days>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={end === 'from' ? 'First day' : 'Last day'}
              value={own[end]}
              error={!isPeriod && end === 'to'}
              helperText={!isPeriod && end === 'to' ? messages.periodInvalid : undefined}
              onChange={({ target }) => setOwn({ ...own, [end]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </Days>
      )}
      <Ways>
        {(['csv', 'beancount'] as const).map((ending) => (
          <Button
            key={ending}
            variant={ending === 'csv' ? 'contained' : 'outlined'}
            startIcon={<Download />}
            disabled={!isPeriod}
            // A download of the browser's own, so that no ledger is too long for it.
            href={api.ledgerFile(ending, { from, to })}
            download
          >
            {ending === 'csv' ? 'Postings (CSV)' : 'Ledger for beancount'}
          </Button>
        ))}
      </Ways>
    </DialogContent>
  );
}
