import { styled } from '@mui/material/styles';
import type { ConsoleField } from 'contracts';

import { useDates } from '../providers/dates';
import { textOf, valueOf } from './fields';

const Text = styled('span')({ overflowWrap: 'anywhere' });
const Day = styled('span')({ whiteSpace: 'nowrap' });
/** The beginning of a long text, in two lines. */
const Excerpt = styled('span')(({ theme }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '46ch',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  color: theme.vars.palette.text.secondary,
}));

interface ValueProps {
  field: ConsoleField;
  record: object;
  /** Whether there is room for a long text. */
  isWhole?: boolean;
}

/** What a record has in a field, as its type is read; a dash for nothing. */
export function Value({ field: { name, type, choices }, record, isWhole = false }: ValueProps) {
  const { date, time } = useDates();
  const value = valueOf(record, name);
  if (typeof value === 'boolean') return <span>{value ? 'Yes' : 'No'}</span>;
  const text = textOf(record, name);
  if (text === '') return <span>–</span>;
  if (type === 'dateTime') return <Day>{isWhole ? `${date(text)}, ${time(text)}` : date(text)}</Day>;
  if (type === 'choice') return <span>{choices.find((choice) => choice.value === text)?.label ?? text}</span>;
  if (type === 'longText' && !isWhole) return <Excerpt>{text}</Excerpt>;
  return <Text style={isWhole ? { whiteSpace: 'pre-wrap' } : undefined}>{text}</Text>;
}
