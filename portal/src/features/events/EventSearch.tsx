import { paths } from 'contracts';
import { useNavigate } from 'react-router-dom';

import { SearchForm } from '../../components/SearchForm';
import { eventsAddress, type EventChoice, type EventView } from './eventsAddress';

/** Searches the events of a view. */
export function EventSearch({ term, view, choice }: { term: string; view: EventView; choice: EventChoice }) {
  const navigate = useNavigate();
  return (
    <SearchForm
      action={paths.events()}
      label="Search events"
      term={term}
      kept={{ filter: view.filter, category: view.category, ...choice }}
      onSearch={(words) => void navigate(eventsAddress({ term: words, view, choice }))}
    />
  );
}
