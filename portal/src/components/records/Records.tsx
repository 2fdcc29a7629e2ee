import { styled } from '@mui/material/styles';
import type { CollectionField, CollectionLayout, CollectionRecord } from 'contracts';

import { useSite } from '../../lib/useSite';
import { dayField, dayOf } from './describe';
import { RecordCard } from './RecordCard';
import { RecordRow } from './RecordRow';
import { RecordTable } from './RecordTable';

/** One record, and how it is drawn. */
export interface RecordProps {
  record: CollectionRecord;
  /** What is said of it, in this order. */
  fields: readonly CollectionField[];
  /** The field that its title is. */
  titleField: string | null;
  href: string | null;
  titleAs: 'h2' | 'h3';
}

export interface RecordsProps extends Omit<RecordProps, 'record' | 'href'> {
  records: readonly CollectionRecord[];
  /** The page of one of them; null where it has none. */
  hrefOf: (record: CollectionRecord) => string | null;
}

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const Month = styled('section')(({ theme }) => ({
  marginTop: 'clamp(28px, 4vw, 48px)',
  '&:first-of-type': { marginTop: 0 },
  '& > p': { ...theme.typography.overline, color: theme.vars.palette.text.secondary },
}));

/** Records of a type that people made, as somebody wanted them drawn. @param label names them for screen readers */
export function Records({ layout, label, ...props }: RecordsProps & { layout: CollectionLayout; label: string }) {
  const { records, hrefOf, ...shown } = props;
  const { timeZone } = useSite().settings;
  const List = layout === 'cards' ? Cards : 'ul';
  const listed = (some: readonly CollectionRecord[]) => (
    <List>
      {some.map((record) => {
        const one = { record, href: hrefOf(record), ...shown };
        return (
          <li key={record._id}>
            {layout === 'cards' ? <RecordCard {...one} /> : <RecordRow {...one} isDated={layout === 'calendar'} />}
          </li>
        );
      })}
    </List>
  );
  if (layout === 'table') return <RecordTable label={label} {...props} />;
  if (layout !== 'calendar') return listed(records);
  const day = dayField(shown.fields);
  const monthOf = (record: CollectionRecord) => dayOf(record, day, timeZone)?.month ?? 'Without a date';
  return [...new Set(records.map(monthOf))].map((month) => (
    <Month key={month} aria-label={month}>
      <p>{month}</p>
      {listed(records.filter((record) => monthOf(record) === month))}
    </Month>
  ));
}
