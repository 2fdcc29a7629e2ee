import { styled } from '@mui/material/styles';
import type { CollectionField, CollectionRecord } from 'contracts';
import { Link } from 'react-router-dom';

import { Picture } from '../Picture';
import type { RecordsProps } from './Records';
import { Value } from './Value';

/** Columns that a table has room for beside the title. */
const COLUMNS = 6;

/** What needs the room of a sentence. */
const LONG: ReadonlySet<CollectionField['kind']> = new Set(['longText', 'richText', 'relation', 'parts']);

const Scroll = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': {
    padding: '14px 18px',
    verticalAlign: 'top',
    minWidth: 110,
    maxWidth: 340,
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& thead th': { ...theme.typography.caption, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& tbody th': { ...theme.typography.subtitle1, fontSize: '1rem', fontWeight: 600 },
  '& [data-long]': { minWidth: 240 },
  '& img': { width: 56, height: 56, objectFit: 'cover', borderRadius: theme.vars.shape.borderRadius },
}));

/** Records as rows of a table, which scrolls by itself on a phone. */
export function RecordTable({ records, fields, titleField, hrefOf, label }: RecordsProps & { label: string }) {
  const columns = fields.filter(({ name }) => name !== titleField).slice(0, COLUMNS);
  const titleLabel = fields.find(({ name }) => name === titleField)?.label ?? 'Name';
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{titleLabel}</th>
            {columns.map(({ name, label: column }) => (
              <th key={name} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const href = hrefOf(record);
            return (
              <tr key={record._id}>
                <th scope="row">{href === null ? record.title : <Link to={href}>{record.title}</Link>}</th>
                {columns.map((field) => (
                  <td key={field.name} data-long={LONG.has(field.kind) || undefined}>
                    <Cell field={field} record={record} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Cell({ field, record }: { field: CollectionField; record: CollectionRecord }) {
  const value = record.values[field.name];
  if (!value) return '–';
  const [image = null] = value.kind === 'media' ? value.images : [];
  return image ? <Picture image={image} sizes="56px" fallback={null} /> : <Value value={value} />;
}
