import Search from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { api, DIRECTORY_SORTS, MAX_SEARCH_CHARS, type DirectoryFilters as Offered, type One } from 'contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { VisuallyHidden } from 'ui';

import { useApi } from '../../lib/useApi';
import { directoryAddress, sortOf, yearOf, type DirectoryChoice } from './directoryAddress';
import { FilterSelect } from './FilterSelect';
import { useGraduationYears } from './useGraduationYears';
import { useTypedSearch } from './useTypedSearch';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  marginTop: 28,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > label': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  // Beside the sections there is less room than the window has.
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'minmax(250px, 2.4fr) repeat(4, minmax(0, 1fr))',
    '& > label': { gridColumn: 'auto' },
  },
}));
const Field = styled('label')(({ theme }) => ({
  position: 'relative',
  '& svg': { position: 'absolute', left: 14, top: 15, fontSize: 20, color: theme.vars.palette.text.secondary },
  '& input': {
    width: '100%',
    minHeight: 50,
    padding: '10px 14px 10px 42px',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.scheme.outline}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

const { name: BY_NAME, ...OTHER_SORTS } = DIRECTORY_SORTS;

/** Left in the history's entry, so that one search is one step back however many pauses it was typed with. */
interface TypedState {
  isTyped?: boolean;
}

/** Narrows the directory (member §2). What is chosen stands in the address, so that it can be shared and gone back to. */
export function DirectoryFilters({ choice }: { choice: DirectoryChoice }) {
  const navigate = useNavigate();
  const state = useLocation().state as TypedState | null;
  const { data } = useApi<One<Offered>>(api.directoryFilters());
  const years = useGraduationYears();

  const { text, type, search, take } = useTypedSearch(choice.search, (term) => {
    const replace = state?.isTyped === true;
    void navigate(directoryAddress({ ...choice, search: term }), {
      replace,
      preventScrollReset: true,
      state: { isTyped: true } satisfies TypedState,
    });
  });
  // With what is typed: it may not stand in the address yet.
  const choose = (change: Partial<DirectoryChoice>) =>
    void navigate(directoryAddress({ ...choice, search: take(), ...change }), { preventScrollReset: true });

  return (
    <Form
      role="search"
      aria-label="Alumni"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Field>
        <VisuallyHidden>Search alumni</VisuallyHidden>
        <Search aria-hidden="true" />
        <input
          type="search"
          value={text}
          maxLength={MAX_SEARCH_CHARS}
          placeholder="Name, company, position or skill"
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <FilterSelect
        label="Graduation year"
        everything="All years"
        options={years.map(String)}
        chosen={choice.graduationYear === undefined ? '' : String(choice.graduationYear)}
        onChoose={(year) => choose({ graduationYear: yearOf(year) })}
      />
      <FilterSelect
        label="Industry"
        everything="All industries"
        options={data?.data.industries ?? []}
        chosen={choice.industry}
        onChoose={(industry) => choose({ industry })}
      />
      <FilterSelect
        label="Location"
        everything="All locations"
        options={data?.data.locations ?? []}
        chosen={choice.location}
        onChoose={(location) => choose({ location })}
      />
      <FilterSelect
        label="Order"
        everything={BY_NAME}
        options={OTHER_SORTS}
        chosen={choice.sort ?? ''}
        onChoose={(sort) => choose({ sort: sortOf(sort) })}
      />
    </Form>
  );
}
