import Search from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { MAX_SEARCH_CHARS } from 'contracts';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { VisuallyHidden } from 'ui';

import { Button } from './Button';

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

interface SearchFormProps {
  /** The page of the list, where the form leads without script. */
  action: string;
  /** What it says, such as `Search events`. */
  label: string;
  /** What is searched for now. */
  term: string;
  /** What else the address holds; nothing is sent for what is undefined. */
  kept: Readonly<Record<string, string | undefined>>;
  onSearch: (term: string) => void;
}

/** Searches a list by words; the term stands in the address, so that it can be shared and works without script. */
export function SearchForm({ action, label, term, kept, onSearch }: SearchFormProps) {
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
    onSearch(searched.current);
  };
  return (
    <Row action={action} method="get" role="search" onSubmit={search}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Search aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name="search"
          defaultValue={term}
          maxLength={MAX_SEARCH_CHARS}
          placeholder={label}
        />
      </Field>
      <Button type="submit">Search</Button>
    </Row>
  );
}
