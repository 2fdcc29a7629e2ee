import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { MAX_SEARCH_CHARS } from 'contracts';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { Skeleton } from 'ui';

import { useOpenRecord } from '../../lib/useOpenRecord';
import { useRouterPath } from '../../lib/useRouterPath';

// Fetched by the lists that have such a filter alone.
const RelatedFilter = lazy(() => import('../related/RelatedFilter'));

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  marginBottom: 20,
  '& > :first-of-type, & > :nth-of-type(even):last-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > *': { flex: '1 1 150px', maxWidth: 180 },
    '& > :first-of-type': { flex: '2 1 280px', maxWidth: 420 },
  },
}));

/** A value of a filter, and its name. The empty value stands for no filter. */
export interface FilterChoice {
  value: string;
  label: string;
}

/** A filter beside the search: its key in the list's filter, its label, and what may be chosen. */
interface FilterSelect {
  key: string;
  label: string;
  /** One of its choices, a day, or a record that is found on the server. */
  kind?: 'choice' | 'date' | 'relation';
  choices: readonly FilterChoice[];
  /** Where records are found. */
  source?: string | null;
}

export interface ListFiltersProps {
  /** What is searched. */
  label: string;
  /** What the search looks at. */
  placeholder: string;
  /** The choices beside the search. */
  selects: readonly FilterSelect[];
}

/** The values of the filters that are set, by key. */
type Filters = Readonly<Record<string, string | undefined>>;

/** Time without a key after which the list is searched, in milliseconds. */
const SEARCH_AFTER_MS = 400;

/** The search box (`q`) and some choices, which the server filters the list around them by. */
export function ListFilters({ label, placeholder, selects }: ListFiltersProps) {
  const list = useListContext();
  const filters = list.filterValues as Filters;
  const { q = '' } = filters;
  const [text, setText] = useState(q);
  const [applied, setApplied] = useState(q);
  const [sent, setSent] = useState(q);
  // The filter also changes from outside: by the browser's back button, or a link that names one.
  if (applied !== q) {
    setApplied(q);
    if (q !== sent) {
      setSent(q);
      setText(q);
    }
  }

  const term = text.trim();
  // What is chosen while the list has not yet followed the choice before it joins that choice, and the words typed.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);
  const apply = (name: string, value: string) => {
    latest.current = withValue(withValue(latest.current, 'q', term), name, value);
    setSent(term);
    list.setFilters(latest.current);
  };
  const search = useEffectEvent(() => apply('q', term));
  const { openId } = useOpenRecord(list.resource);
  const routerPath = useRouterPath();
  // The address holds the filter: what is searched for while another page comes, or a record is open, must not lead back.
  useEffect(() => {
    if (term === q || openId !== undefined) return;
    const path = routerPath();
    const timer = setTimeout(() => routerPath() === path && search(), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [term, q, openId, routerPath]);
  return (
    <Bar role="search" aria-label={label}>
      <TextField
        type="search"
        label="Search"
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{
          htmlInput: { maxLength: MAX_SEARCH_CHARS },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {selects.map((select) => (
        <FilterInput
          key={select.key}
          select={select}
          value={filters[select.key] ?? ''}
          onChange={(value) => apply(select.key, value)}
        />
      ))}
    </Bar>
  );
}

interface FilterInputProps {
  select: FilterSelect;
  /** Empty for no filter. */
  value: string;
  onChange: (value: string) => void;
}

function FilterInput({ select: { label, kind = 'choice', choices, source }, value, onChange }: FilterInputProps) {
  if (kind === 'relation' && source) {
    return (
      <Suspense fallback={<Skeleton style={{ height: 42 }} />}>
        <RelatedFilter source={source} label={label} value={value} onChange={onChange} />
      </Suspense>
    );
  }
  if (kind === 'date') {
    return (
      <TextField
        type="date"
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    );
  }
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.label} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The filters with one of them set, or gone where it has no value. */
function withValue(filters: Filters, name: string, value: string): Filters {
  const { [name]: _before, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}
