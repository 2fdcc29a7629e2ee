import Search from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { MAX_SEARCH_CHARS, paths } from 'contracts';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { VisuallyHidden } from 'ui';

import { Button } from '../../components/Button';
import { eventsAddress, type EventView } from './eventsAddress';

const Row = styled('form')({ display: 'flex', gap: 8, maxWidth: 520, marginTop: 28 });

const Field = styled('label')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  '& svg': { position: 'absolute', left: 14, top: 12, fontSize: 20, color: theme.vars.palette.text.secondary },
  '& input': {
    width: '100%',
    minHeight: 44,
    padding: '10px 14px 10px 42px',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.scheme.outline}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

/** Searches the events of a view; the term stands in the address, so that it can be shared and works without script. */
export function EventSearch({ term, view }: { term: string; view: EventView }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const searched = useRef(term);
  useEffect(() => {
    // What is typed while the answer is on its way stays; it is no search yet.
    if (field.current?.value.trim() === searched.current) field.current.value = term;
    searched.current = term;
  }, [term]);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    searched.current = field.current?.value.trim() ?? '';
    void navigate(eventsAddress({ term: searched.current, view }));
  };
  return (
    <Row action={paths.events()} method="get" role="search" onSubmit={search}>
      {view.filter && <input type="hidden" name="filter" value={view.filter} />}
      {view.category && <input type="hidden" name="category" value={view.category} />}
      <Field>
        <VisuallyHidden>Search events</VisuallyHidden>
        <Search aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name="search"
          defaultValue={term}
          maxLength={MAX_SEARCH_CHARS}
          placeholder="Search events"
        />
      </Field>
      <Button type="submit">Search</Button>
    </Row>
  );
}
