import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type ConsoleMentorship, type ConsoleResource, type Mentor, type Page } from 'contracts';
import { useDeferredValue, useState } from 'react';
import { useDataProvider } from 'react-admin';

import { useToast } from '../../components/useToast';
import type { ConsoleDataProvider } from '../../providers/data';
import { call } from '../../providers/http';

/** Mentors that are offered at once. */
const OFFERED = 25;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  marginTop: 20,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // Beside the field, whose label stands above.
    '& > button': { marginTop: 24 },
  },
}));

/** Gives a request that nobody has answered to another mentor: both mentors and the student are told. */
export function Reassign({ resource, record }: { resource: ConsoleResource; record: ConsoleMentorship }) {
  const [chosen, setChosen] = useState<Mentor | null>(null);
  const [words, setWords] = useState('');
  const { update } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const search = useDeferredValue(words.trim());
  const { data = [], isFetching } = useQuery({
    queryKey: [resource.name, 'mentors', search],
    queryFn: async () => (await call<Page<Mentor>>(api.mentors({ search, pageSize: OFFERED }))).data,
  });
  const save = useMutation({
    mutationFn: (mentorId: string) =>
      update(resource.name, { id: record.id, data: { mentorId }, previousData: record }),
    onSuccess: async () => {
      toast.success(resource.words.updated);
      await queryClient.invalidateQueries({ queryKey: [resource.name] });
    },
    onError: (error) => toast.failure(resource.words.notSaved, error),
  });
  return (
    <Row>
      <Autocomplete
        options={data.filter(({ _id }) => _id !== record.mentorId)}
        loading={isFetching}
        noOptionsText="Nobody found"
        value={chosen}
        onChange={(_event, mentor) => setChosen(mentor)}
        onInputChange={(_event, text, reason) => setWords(reason === 'input' ? text : '')}
        // The server has searched already.
        filterOptions={(options) => options}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ _id }) => _id}
        isOptionEqualToValue={(option, value) => option._id === value._id}
        renderOption={({ key, ...props }, { name, openPlaces }) => (
          <li key={key} {...props}>
            {name} ({openPlaces} open {openPlaces === 1 ? 'place' : 'places'})
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Another mentor"
            placeholder="Search …"
            helperText="Gets the request instead. Both mentors and the student are told."
          />
        )}
      />
      <Button
        variant="contained"
        disabled={!chosen || save.isPending}
        onClick={() => chosen && save.mutate(chosen._id)}
      >
        Reassign
      </Button>
    </Row>
  );
}
