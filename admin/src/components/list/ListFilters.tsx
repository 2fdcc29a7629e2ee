import FilterList from '@mui/icons-material/FilterList';
import Search from '@mui/icons-material/Search';
import Tune from '@mui/icons-material/Tune';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { styled, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MAX_SEARCH_CHARS } from 'contracts';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';

import { HIDDEN, SMALL, TOUCH } from '../../lib/type';
import { useOpenRecord } from '../../lib/useOpenRecord';
import { useRouterPath } from '../../lib/useRouterPath';
import type { Order } from './columns';
import { FilterInput, type FilterSelect } from './FilterInput';
import { OrderSelect } from './OrderSelect';
import { StatusFilter } from './StatusFilter';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: 10,
  marginBottom: 14,
  '& > .first, & > .tools': { gridColumn: '1 / -1' },
  '& > .first': { display: 'flex', gap: 8 },
  // Its picture says what it is.
  '& .search > label': HIDDEN,
  '& .tools': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > *': { flex: '1 1 150px', maxWidth: 180 },
    '& > .first': { flex: '2 1 240px', maxWidth: 360 },
    '& > button': { flex: 'none' },
    '& > .tools': { flex: 'none', maxWidth: 'none', marginLeft: 'auto' },
  },
}));
const Key = styled('kbd')(({ theme }) => ({
  ...SMALL,
  padding: '0 6px',
  fontFamily: 'inherit',
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  [TOUCH]: { display: 'none' },
}));

/** Filters that are shown as the states of the list: what an admin looks by first. */
const STATES = ['status', 'state'];

export interface ListFiltersProps {
  /** What is searched. */
  label: string;
  /** What the search looks at. */
  placeholder: string;
  /** The choices beside the search. */
  selects: readonly FilterSelect[];
  /** Chosen from where the list has no table head. */
  orders: readonly Order[];
  /** What else is chosen of how the list is shown. */
  tools?: ReactNode;
}

/** The values of the filters that are set, by key. */
type Filters = Readonly<Record<string, string | undefined>>;

/** Filters that stand beside the search; of more, the others are shown on demand, and while they are set. */
const SHOWN_FIRST = 3;

/** Time without a key after which the list is searched, in milliseconds. */
const SEARCH_AFTER_MS = 400;

/** The search box (`q`) and some choices, which the server filters the list around them by. */
export function ListFilters({ label, placeholder, selects, orders, tools }: ListFiltersProps) {
  const list = useListContext();
  const { breakpoints } = useTheme();
  const hasCards = useMediaQuery(breakpoints.down('md'));
  // A phone has room for the search, or for the list.
  const isFolded = useMediaQuery(breakpoints.down('sm'));
  const [isOpen, setIsOpen] = useState(false);
  const rest = useId();
  const filters = list.filterValues as Filters;
  const { q = '' } = filters;
  const [text, setText] = useState(q);
  const [applied, setApplied] = useState(q);
  const [sent, setSent] = useState(q);
  const [showsAll, setShowsAll] = useState(false);
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
  const [states, others] = [
    selects.filter(({ key }) => STATES.includes(key)),
    selects.filter(({ key }) => !STATES.includes(key)),
  ];
  return (
    <div role="search" aria-label={label}>
      {states.map(({ key, label: called, choices }) => (
        <StatusFilter
          key={key}
          label={called}
          choices={choices}
          value={filters[key] ?? ''}
          onChange={(value) => apply(key, value)}
        />
      ))}
      <Bar id={rest}>
        <div className="first">
          <TextField
            className="search"
            fullWidth
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
                endAdornment: text === '' && <Key aria-hidden="true">/</Key>,
              },
            }}
          />
          {isFolded && (
            <IconButton
              aria-label="Filters and order"
              aria-expanded={isOpen}
              aria-controls={rest}
              sx={{ flex: 'none', width: 40, height: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
              onClick={() => setIsOpen((was) => !was)}
            >
              <Badge color="primary" badgeContent={others.filter(({ key }) => filters[key] !== undefined).length}>
                <Tune />
              </Badge>
            </IconButton>
          )}
        </div>
        {(!isFolded || isOpen) && (
          <>
            {(showsAll ? others : firstOf(others, filters)).map((select) => (
              <FilterInput
                key={select.key}
                select={select}
                value={filters[select.key] ?? ''}
                onChange={(value) => apply(select.key, value)}
              />
            ))}
            {firstOf(others, {}).length < others.length && (
              <Button
                startIcon={<FilterList />}
                aria-expanded={showsAll}
                onClick={() => setShowsAll((shows) => !shows)}
              >
                {showsAll ? 'Fewer filters' : 'More filters'}
              </Button>
            )}
            {hasCards && <OrderSelect orders={orders} />}
            {tools && <div className="tools">{tools}</div>}
          </>
        )}
      </Bar>
    </div>
  );
}

/** Those that are shown at first. Neither the two ends of a span of time are parted, nor is one filter hidden alone. */
function firstOf(selects: readonly FilterSelect[], filters: Filters): readonly FilterSelect[] {
  if (selects.length <= SHOWN_FIRST + 1) return selects;
  const count = selects[SHOWN_FIRST]?.key.endsWith('.to') ? SHOWN_FIRST + 1 : SHOWN_FIRST;
  return selects.filter(({ key }, index) => index < count || filters[key] !== undefined);
}

/** The filters with one of them set, or gone where it has no value. */
function withValue(filters: Filters, name: string, value: string): Filters {
  const { [name]: _before, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}
