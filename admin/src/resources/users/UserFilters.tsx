import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { MAX_SEARCH_CHARS, type AccountRole } from 'contracts';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import { roleFilters } from '../../lib/roles';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginBottom: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 420px) 180px' },
}));

/** What the server filters users by. */
interface Filters {
  q?: string;
  role?: AccountRole;
}

/** The search box and the role filter (admin §2). */
export function UserFilters() {
  const list = useListContext();
  const filters = list.filterValues as Filters;
  const { q = '', role } = filters;
  const [text, setText] = useState(q);
  const [applied, setApplied] = useState(q);
  // The filter also changes from outside: by the browser's back button, or a link that names one.
  if (applied !== q) {
    setApplied(q);
    setText(q);
  }

  const search = (term: string) => {
    setText(term);
    list.setFilters(withValue(filters, 'q', term.trim()), undefined, true);
  };
  return (
    <Bar role="search" aria-label="Users">
      <TextField
        type="search"
        label="Search"
        placeholder="Name or email"
        value={text}
        onChange={({ target }) => search(target.value)}
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
      <TextField
        select
        label="Role"
        value={role ?? ''}
        onChange={({ target }) => list.setFilters(withValue(filters, 'role', target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {roleFilters.map(({ value, label }) => (
          <MenuItem key={label} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Bar>
  );
}

/** The filters with one of them set, or gone where it has no value. */
function withValue(filters: Filters, name: keyof Filters, value: string): object {
  const { [name]: _before, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}
