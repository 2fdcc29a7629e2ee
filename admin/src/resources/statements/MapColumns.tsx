import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import {
  BANK_LAYOUT_NAME_MAX_CHARS,
  STATEMENT_DATE_FORMAT_LABELS,
  STATEMENT_DELIMITER_LABELS,
  STATEMENT_ENCODING_LABELS,
  STATEMENT_HEADER_MAX_ROW,
  type StatementColumns,
} from 'contracts';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 16,
});

/** How the file is written. */
const WRITTEN = [
  ['delimiter', 'Columns are parted by', STATEMENT_DELIMITER_LABELS],
  ['encoding', 'Encoding', STATEMENT_ENCODING_LABELS],
  ['dateFormat', 'Dates are written as', STATEMENT_DATE_FORMAT_LABELS],
] as const;
/** Which column is what. */
const COLUMNS = [
  ['dateColumn', 'Date', true],
  ['narrationColumn', 'Narration', true],
  ['creditColumn', 'Received', false],
  ['debitColumn', 'Paid', false],
  ['amountColumn', 'Amount either way', false],
  ['signColumn', 'Dr or Cr', false],
  ['idColumn', 'The bank’s own number', false],
] as const;

interface MapColumnsProps {
  name: string;
  columns: StatementColumns;
  /** The first lines of the file. */
  rows: readonly (readonly string[])[];
  onName: (name: string) => void;
  onColumns: (columns: StatementColumns) => void;
}

/** Maps a bank's columns once, by the names that the file gives them, or their numbers where it gives none. */
export function MapColumns({ name, columns, rows, onName, onColumns }: MapColumnsProps) {
  const offered = offeredOf(rows, columns.headerRow);
  const set = (change: Partial<StatementColumns>) => onColumns({ ...columns, ...change });
  return (
    <Fields>
      <TextField
        label="Name of the bank"
        required
        value={name}
        onChange={({ target }) => onName(target.value)}
        slotProps={{ htmlInput: { maxLength: BANK_LAYOUT_NAME_MAX_CHARS } }}
      />
      <TextField
        label="Line with the columns’ names"
        type="number"
        value={String(columns.headerRow)}
        helperText="0 where the file names none"
        onChange={({ target }) => set({ headerRow: Math.min(Number(target.value) || 0, STATEMENT_HEADER_MAX_ROW) })}
        slotProps={{ htmlInput: { min: 0, max: STATEMENT_HEADER_MAX_ROW } }}
      />
      {WRITTEN.map(([field, label, labels]) => (
        <TextField
          key={field}
          select
          label={label}
          value={columns[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        >
          {Object.entries(labels).map(([value, text]) => (
            <MenuItem key={value} value={value}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {COLUMNS.map(([field, label, isRequired]) => (
        <TextField
          key={field}
          select
          label={label}
          required={isRequired}
          value={columns[field]}
          onChange={({ target }) => set({ [field]: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {!isRequired && <MenuItem value="">None</MenuItem>}
          {[...new Set([...offered, columns[field]])].filter(Boolean).map((column) => (
            <MenuItem key={column} value={column}>
              {columns.headerRow > 0 ? column : `Column ${column}`}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Fields>
  );
}

/** The names of the columns, or their numbers. */
function offeredOf(rows: readonly (readonly string[])[], headerRow: number): string[] {
  const named = headerRow > 0 ? (rows[headerRow - 1] ?? []) : undefined;
  if (named) return named.filter((name) => name !== '');
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, place) => String(place + 1));
}
