import { styled } from '@mui/material/styles';
import { paths, MAX_SEARCH_CHARS, type Collection } from 'contracts';
import { useId, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button } from '../../components/Button';
import { control } from '../../components/form/fieldStyles';

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignItems: 'end',
  maxWidth: 760,
  marginTop: 28,
  '& label': {
    ...theme.typography.caption,
    display: 'block',
    marginBottom: 6,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.2fr) auto' },
  '&:not(:has(input))': { [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 320px) auto' } },
}));
const Input = styled('input')(control);
const Select = styled('select')(control, { cursor: 'pointer' });

interface CollectionToolsProps {
  collection: Collection;
  search: string;
  by: string;
}

/** Searches the records and puts them in order; both stand in the address, so that it works without script. */
export function CollectionTools({ collection, search, by }: CollectionToolsProps) {
  const { name, title, isSearchable, orders, locale } = collection;
  const navigate = useNavigate();
  const id = useId();
  if (!isSearchable && orders.length < 2) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget);
    const wanted = (key: string) => ((asked.get(key) as string | null) ?? '').trim();
    void navigate(paths.collection(name, { search: wanted('search'), by: wanted('by'), locale: locale ?? '' }));
  };
  return (
    <Row action={paths.collection(name)} method="get" role="search" aria-label={title} onSubmit={submit}>
      {locale && <input type="hidden" name="locale" value={locale} />}
      {isSearchable && (
        <div>
          <label htmlFor={`${id}-search`}>Search</label>
          <Input
            key={search}
            id={`${id}-search`}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={MAX_SEARCH_CHARS}
          />
        </div>
      )}
      {orders.length > 1 && (
        <div>
          <label htmlFor={`${id}-by`}>Order</label>
          <Select key={by} id={`${id}-by`} name="by" defaultValue={by || orders[0]?.value}>
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      )}
      <Button type="submit">Show</Button>
    </Row>
  );
}
