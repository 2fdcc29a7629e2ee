import { styled } from '@mui/material/styles';
import { DRAFT_STATUSES, richTextToPlain, type ConsoleField, type DraftStatus, type RichText } from 'contracts';

import { useDates } from '../providers/dates';
import { EmailAddress } from '../components/EmailAddress';
import { StatusTag } from '../components/StatusTag';
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

/** What only a record with drafts can be. */
const MODIFIED: DraftStatus = 'modified';

/** How far a record with drafts has come. */
const DraftTag = ({ status }: { status: DraftStatus }) => (
  <StatusTag tone={({ draft: 'plain', modified: 'waiting', published: 'good' } as const)[status]}>
    {DRAFT_STATUSES[status]}
  </StatusTag>
);

interface ValueProps {
  field: ConsoleField;
  record: object;
  /** Whether there is room for a long text. */
  isWhole?: boolean;
}

/** What a record has in a field, as its type is read; a dash for nothing. */
export function Value({ field: { name, type, choices }, record, isWhole = false }: ValueProps) {
  const { date, moment } = useDates();
  const value = valueOf(record, name);
  if (typeof value === 'boolean') return <span>{value ? 'Yes' : 'No'}</span>;
  const text = isWhole ? wholeOf(type, value) : textOf(record, name);
  if (text === '') return <span>–</span>;
  if (choices.some(({ value: each }) => each === MODIFIED)) return <DraftTag status={text as DraftStatus} />;
  if (type === 'dateTime') return <Day>{isWhole ? moment(text) : date(text)}</Day>;
  if (type === 'choice') return <span>{choices.find((choice) => choice.value === text)?.label ?? text}</span>;
  if (type === 'email' && !isWhole) return <EmailAddress>{text}</EmailAddress>;
  if (type === 'longText' && !isWhole) return <Excerpt>{text}</Excerpt>;
  return <Text style={isWhole ? { whiteSpace: 'pre-wrap' } : undefined}>{text}</Text>;
}

/** The whole of a value as a text, whatever it is made of; empty for nothing. */
function wholeOf(type: ConsoleField['type'], value: unknown): string {
  if (type === 'richText') return richTextToPlain((value ?? []) as RichText);
  if (Array.isArray(value)) {
    const entries = value.map((entry) => wholeOf('text', entry)).filter((text) => text !== '');
    return entries.join(type === 'component' || type === 'zone' ? '\n' : ', ');
  }
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : textOf({ value }, 'value');
  }
  if ('label' in value) return String(value.label);
  const { __component: _kind, ...parts } = value as Record<string, unknown>;
  return wholeOf('text', Object.values(parts));
}
