import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';

import { control } from '../../components/form/fieldStyles';

const Box = styled('div')({
  position: 'relative',
  '& svg': { position: 'absolute', right: 10, top: 11, pointerEvents: 'none' },
});
const Select = styled('select')(control, {
  minHeight: 46,
  appearance: 'none',
  paddingRight: 38,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

interface FilterSelectProps {
  label: string;
  /** What not choosing is called. */
  everything: string;
  /** What there is to choose; by what it is called, where that is not the value itself. */
  options: readonly string[] | Readonly<Record<string, string>>;
  /** Empty for everything. */
  chosen: string;
  onChoose: (value: string) => void;
}

/** A filter among a few values. One that an address names is offered even where the list does not know it. */
export function FilterSelect({ label, everything, options, chosen, onChoose }: FilterSelectProps) {
  const entries = isList(options) ? options.map((option) => [option, option] as const) : Object.entries(options);
  const isKnown = chosen === '' || entries.some(([value]) => value === chosen);
  return (
    <Box>
      <Select aria-label={label} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{everything}</option>
        {!isKnown && <option>{chosen}</option>}
        {entries.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      <ExpandMore aria-hidden="true" />
    </Box>
  );
}

const isList = (options: FilterSelectProps['options']): options is readonly string[] => Array.isArray(options);
