import { api, MENTORSHIP_AREA_LABELS, type One } from 'contracts';
import { useNavigate } from 'react-router-dom';

import { FilterForm } from '../../../components/FilterForm';
import { SelectField } from '../../../components/form/SelectField';
import { SearchForm } from '../../../components/SearchForm';
import { useApi } from '../../../lib/useApi';
import { mentorsAskedFor, type MentorsAsked } from '../mentorsAddress';

interface MentorFiltersProps {
  asked: MentorsAsked;
  /** The address of the list. */
  listAt: (asked: MentorsAsked) => string;
}

/** Searches and narrows the mentors; what is asked for stands in the address (member §2). */
export function MentorFilters({ asked, listAt }: MentorFiltersProps) {
  const navigate = useNavigate();
  const { data } = useApi<One<string[]>>(api.mentorExpertise());
  const { page: _page, ...choice } = asked;
  const { search, ...chosen } = choice;
  const offered = data?.data ?? [];
  const isKnown = !chosen.expertise || offered.includes(chosen.expertise);
  const choose = (form: FormData) => {
    const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const { page: _first, ...next } = mentorsAskedFor(new URLSearchParams(entries));
    void navigate(listAt(next), { preventScrollReset: true });
  };
  return (
    <>
      <SearchForm
        action={listAt({})}
        label="Search mentors"
        term={search ?? ''}
        kept={{ ...chosen }}
        onSearch={(words) => void navigate(listAt({ ...chosen, ...(words && { search: words }) }))}
      />
      {/* Drawn anew with another choice, such as one that the back button leads to. */}
      <FilterForm
        key={JSON.stringify(choice)}
        action={listAt({})}
        label="Narrow the mentors"
        kept={{ search }}
        onChoose={choose}
      >
        <SelectField key={offered.length} label="Expertise" name="expertise" defaultValue={chosen.expertise ?? ''}>
          <option value="">All Expertise Areas</option>
          {!isKnown && <option>{chosen.expertise}</option>}
          {offered.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField label="Area" name="area" defaultValue={chosen.area ?? ''}>
          <option value="">All areas</option>
          {Object.entries(MENTORSHIP_AREA_LABELS).map(([area, label]) => (
            <option key={area} value={area}>
              {label}
            </option>
          ))}
        </SelectField>
      </FilterForm>
    </>
  );
}
