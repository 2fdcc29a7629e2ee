import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { MAX_SEARCH_CHARS, type ConsoleRegistration } from 'contracts';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';

import { CheckInButton } from '../../CheckInButton';

/** Guests that are shown at once; more letters find fewer. */
const SHOWN = 6;
/** Letters of a name before anybody is looked for. */
const LETTERS_MIN = 2;
/** Time without a key after which is looked for, in milliseconds. */
const SEARCH_AFTER_MS = 300;

const Box = styled('section')({ display: 'grid', gap: 8 });
const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, padding: '8px 12px' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
}));

interface FindGuestProps {
  eventId: string;
  /** Once somebody was let in, or out again. */
  onChange: () => void;
}

/**
 * Finds a guest by name whose phone is dead. The server is asked: the names that it finds are on the device for as long
 * as they are on the screen.
 */
export function FindGuest({ eventId, onChange }: FindGuestProps) {
  const [name, setName] = useState('');
  const [q, setQ] = useState('');
  const { getList } = useDataProvider();
  const resource = `events/${eventId}/registrations`;
  useEffect(() => {
    const timer = setTimeout(() => setQ(name.trim()), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const isAsked = q.length >= LETTERS_MIN;
  const { data, dataUpdatedAt, isPaused } = useQuery({
    queryKey: [resource, 'by-name', q],
    enabled: isAsked,
    gcTime: 0,
    queryFn: async () => {
      const filter = { q, state: 'registered' };
      const pagination = { page: 1, perPage: SHOWN };
      return (
        await getList<ConsoleRegistration>(resource, { filter, pagination, sort: { field: 'name', order: 'ASC' } })
      ).data;
    },
  });
  useEffect(() => {
    if (dataUpdatedAt > 0) onChange();
  }, [dataUpdatedAt, onChange]);
  return (
    <Box aria-label="Find a guest by name">
      <TextField
        type="search"
        label="Guest without a ticket"
        placeholder="Name or email"
        value={name}
        onChange={({ target }) => setName(target.value)}
        helperText={isPaused && 'Names are looked up on the server: this needs the network.'}
        slotProps={{
          htmlInput: { maxLength: MAX_SEARCH_CHARS, autoComplete: 'off' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <div role="status">
        {isAsked && data?.length === 0 && 'Nobody with a seat has this name.'}
        {isAsked && data && data.length > 0 && (
          <List>
            {data.map((guest) => (
              <li key={guest.id}>
                <span>{guest.name}</span>
                <CheckInButton eventId={eventId} guest={guest} />
              </li>
            ))}
          </List>
        )}
      </div>
    </Box>
  );
}
