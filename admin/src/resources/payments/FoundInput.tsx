import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useGetList, useInput, type RaRecord, type SortPayload } from 'react-admin';

/** Records that are offered at once. */
const OFFERED = 25;

/** What the field holds, and what it is called. */
interface Option {
  value: string;
  label: string;
}

interface FoundInputProps<Found extends RaRecord> {
  source: string;
  label: string;
  /** The resource in which it is searched. */
  from: string;
  sort: SortPayload;
  optionOf: (record: Found) => Option;
  /** What the record has already. */
  stored: Option | undefined;
  hint?: string;
  /** What is said where nothing was chosen; left out where that may be. */
  missing?: string;
}

/** Chooses a record of another resource by what the server finds. */
export function FoundInput<Found extends RaRecord>(props: FoundInputProps<Found>) {
  const { source, label, from, sort, optionOf, stored, hint, missing } = props;
  const { field, fieldState } = useInput<string>({
    source,
    defaultValue: '',
    ...(missing && { validate: (value: unknown) => (value ? undefined : missing) }),
  });
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(stored);
  const q = useDeferredValue(words.trim());
  const { data = [], isFetching } = useGetList<Found>(from, {
    pagination: { page: 1, perPage: OFFERED },
    sort,
    filter: q ? { q } : {},
  });
  const fault = fieldState.error?.message?.replace(/^@@react-admin@@"?(.*?)"?$/, '$1');
  return (
    <Autocomplete
      options={data.map(optionOf).filter(({ value }) => value !== '')}
      loading={isFetching}
      noOptionsText="Nothing found"
      value={chosen && chosen.value === field.value ? chosen : null}
      onChange={(_event, option) => {
        setChosen(option ?? undefined);
        field.onChange(option?.value ?? '');
      }}
      onBlur={field.onBlur}
      onInputChange={(_event, text, reason) => setWords(reason === 'input' ? text : '')}
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder="Search …"
          required={missing !== undefined}
          error={fault !== undefined}
          helperText={fault ?? hint}
          slotProps={{ ...params.slotProps, inputLabel: { shrink: true } }}
        />
      )}
    />
  );
}
