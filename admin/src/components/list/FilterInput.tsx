import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { dayAt, latestFinancialYears } from 'contracts';
import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton } from 'ui';

import { useDates } from '../../providers/dates';

// Fetched by the lists that have such a filter alone.
const RelatedFilter = lazy(() => import('../related/RelatedFilter'));

/** Financial years that can be chosen. */
const YEARS = 10;

/** A value of a filter, and its name. The empty value stands for no filter. */
export interface FilterChoice {
  value: string;
  label: string;
  /** Stands beside the label, where the choices stand beside each other. */
  mark?: ReactNode;
}

/** A filter beside the search: its key in the list's filter, its label, and what may be chosen. */
export interface FilterSelect {
  key: string;
  label: string;
  /** One of its choices, a day, a record that is found on the server, or a financial year. */
  kind?: 'choice' | 'date' | 'relation' | 'year';
  choices: readonly FilterChoice[];
  /** Where records are found. */
  source?: string | null;
}

interface FilterInputProps {
  select: FilterSelect;
  /** Empty for no filter. */
  value: string;
  onChange: (value: string) => void;
}

/** One filter of a list, as what is chosen of it asks for. */
export function FilterInput({
  select: { label, kind = 'choice', choices, source },
  value,
  onChange,
}: FilterInputProps) {
  if (kind === 'relation' && source) {
    return (
      <Suspense fallback={<Skeleton style={{ height: 42 }} />}>
        <RelatedFilter source={source} label={label} value={value} onChange={onChange} />
      </Suspense>
    );
  }
  if (kind === 'date') {
    return <TextField type="date" label={label} value={value} onChange={({ target }) => onChange(target.value)} />;
  }
  if (kind === 'year') return <YearFilter {...{ label, choices, value, onChange }} />;
  return <ChoiceFilter {...{ label, choices, value, onChange }} />;
}

type ChoiceFilterProps = Pick<FilterSelect, 'label' | 'choices'> & Omit<FilterInputProps, 'select'>;

/** The latest financial years, behind the choice of none. */
function YearFilter({ choices, ...props }: ChoiceFilterProps) {
  const { timeZone } = useDates();
  const years = latestFinancialYears(dayAt(new Date(), timeZone), YEARS);
  return <ChoiceFilter {...props} choices={[...choices, ...years.map((year) => ({ value: year, label: year }))]} />;
}

function ChoiceFilter({ label, choices, value, onChange }: ChoiceFilterProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.label} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
