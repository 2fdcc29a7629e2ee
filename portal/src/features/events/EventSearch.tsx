import { paths } from 'contracts';
import { useNavigate } from 'react-router-dom';

import { SearchForm } from '../../components/SearchForm';
import { eventsAddress, type EventView } from './eventsAddress';

/** Searches the events of a view. */
export function EventSearch({ term, view }: { term: string; view: EventView }) {
  const navigate = useNavigate();
  return (
    <SearchForm
      action={paths.events()}
      label="Search events"
      term={term}
      kept={{ filter: view.filter, category: view.category }}
      onSearch={(words) => void navigate(eventsAddress({ term: words, view }))}
    />
  );
}
