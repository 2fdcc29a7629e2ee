import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ConsoleRelated } from 'contracts';
import { useState } from 'react';

import { useCandidates } from './useCandidates';

interface RelatedPickerProps {
  source: string;
  /** Offers those alone that a field of a record names: `sponsors/<id>/events`. */
  linked?: string;
  label: string;
  isMany: boolean;
  value: readonly ConsoleRelated[];
  onChange: (chosen: ConsoleRelated[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  isRequired?: boolean;
  hint?: string;
  fault?: string | undefined;
}

/** Chooses records by what they are called; the server searches for them. */
export function RelatedPicker(props: RelatedPickerProps) {
  const {
    source,
    linked,
    label,
    isMany,
    value,
    onChange,
    onBlur,
    placeholder,
    isRequired = false,
    hint,
    fault,
  } = props;
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data = [], isFetching } = useCandidates(source, isOpen ? words : '', isOpen, linked);
  const common = {
    options: data,
    loading: isFetching,
    noOptionsText: 'Nothing found',
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    // The server has searched already.
    filterOptions: (options: ConsoleRelated[]) => options,
    getOptionLabel: (option: ConsoleRelated) => option.label,
    getOptionKey: (option: ConsoleRelated) => option.id,
    isOptionEqualToValue: (option: ConsoleRelated, chosen: ConsoleRelated) => option.id === chosen.id,
    onInputChange: (_event: unknown, text: string, reason: string) => setWords(reason === 'input' ? text : ''),
    renderInput: (params: object) => (
      <TextField
        {...params}
        label={label}
        required={isRequired}
        placeholder={value.length === 0 ? placeholder || 'Search …' : ''}
        error={fault !== undefined}
        helperText={fault ?? hint}
        slotProps={{ ...(params as { slotProps?: object }).slotProps, inputLabel: { shrink: true } }}
      />
    ),
    ...(onBlur && { onBlur }),
  };
  return isMany ? (
    <Autocomplete
      {...common}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={[...value]}
      onChange={(_event, chosen) => onChange(chosen)}
    />
  ) : (
    <Autocomplete
      {...common}
      value={value[0] ?? null}
      onChange={(_event, chosen) => onChange(chosen ? [chosen] : [])}
    />
  );
}
