import { styled } from '@mui/material/styles';
import { api, JOB_CLOSING_SOON_DAYS, type JobFilters as Offered, type One } from 'contracts';
import { useNavigate } from 'react-router-dom';

import { FilterForm } from '../../../components/FilterForm';
import { Checkbox } from '../../../components/form/Checkbox';
import { SelectField } from '../../../components/form/SelectField';
import { SearchForm } from '../../../components/SearchForm';
import { useApi } from '../../../lib/useApi';
import { capital, type Board } from '../boards';
import { jobsAskedFor, type JobsAsked } from '../jobsAddress';

const Flags = styled('p')({ display: 'flex', flex: 'none', columnGap: 20, marginBottom: 22, whiteSpace: 'nowrap' });

interface JobFiltersProps {
  board: Board;
  asked: JobsAsked;
}

/** Searches and narrows a board; what is asked for stands in the address. */
export function JobFilters({ board, asked }: JobFiltersProps) {
  const navigate = useNavigate();
  const { data } = useApi<One<Offered>>(api.jobFilters());
  const { page: _page, ...choice } = asked;
  const { search, status, ...chosen } = choice;
  const choose = (form: FormData) => {
    const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const { page: _first, ...next } = jobsAskedFor(new URLSearchParams(entries));
    void navigate(board.listAt(next), { preventScrollReset: true });
  };
  return (
    <>
      <SearchForm
        action={board.listAt({})}
        label="Search jobs"
        term={search ?? ''}
        kept={{ status, ...chosen }}
        onSearch={(words) => {
          const { search: _before, ...rest } = choice;
          void navigate(board.listAt(words ? { ...rest, search: words } : rest));
        }}
      />
      {/* Drawn anew with another choice, such as one that the back button leads to. */}
      <FilterForm
        key={JSON.stringify(choice)}
        action={board.listAt({})}
        label="Narrow the jobs"
        kept={{ search, status }}
        onChoose={choose}
      >
        <SelectField label="Type" name="type" defaultValue={chosen.type ?? ''}>
          <option value="">All types</option>
          {Object.entries(board.types).map(([type, label]) => (
            <option key={type} value={type}>
              {capital(label)}
            </option>
          ))}
        </SelectField>
        <OneOf
          name="company"
          label="Company"
          everything="All companies"
          chosen={chosen.company}
          of={data?.data.companies}
        />
        <OneOf name="place" label="Place" everything="All places" chosen={chosen.place} of={data?.data.places} />
        <Flags>
          <Checkbox
            name="salaryKnown"
            value="true"
            label="Salary known"
            defaultChecked={chosen.salaryKnown === 'true'}
          />
          <Checkbox
            name="closingSoon"
            value="true"
            label={`Closes within ${JOB_CLOSING_SOON_DAYS} days`}
            defaultChecked={chosen.closingSoon === 'true'}
          />
        </Flags>
      </FilterForm>
    </>
  );
}

interface OneOfProps {
  name: 'company' | 'place';
  label: string;
  /** What not choosing is called. */
  everything: string;
  chosen: string | undefined;
  /** What is offered; absent while it loads. */
  of: readonly string[] | undefined;
}

/** A choice among what open jobs have. One that the address names is offered even where they have it no more. */
function OneOf({ name, label, everything, chosen = '', of: offered = [] }: OneOfProps) {
  const isKnown = chosen === '' || offered.includes(chosen);
  return (
    <SelectField key={offered.length} label={label} name={name} defaultValue={chosen}>
      <option value="">{everything}</option>
      {!isKnown && <option>{chosen}</option>}
      {offered.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </SelectField>
  );
}
