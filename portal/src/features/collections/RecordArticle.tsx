import { styled } from '@mui/material/styles';
import type { Collection, CollectionField, CollectionRecord, CollectionValue } from 'contracts';

import { FullValue } from './FullValue';

const Article = styled('article')({ marginTop: 'clamp(20px, 3vw, 40px)' });
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(2rem, 1.45rem + 2.4vw, 3.5rem)',
  lineHeight: 1.02,
  maxWidth: '22ch',
  marginBottom: 'clamp(24px, 3.4vw, 44px)',
  overflowWrap: 'anywhere',
}));
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    gap: '6px 40px',
    paddingBlock: 20,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('md')]: { '& > div': { gridTemplateColumns: '180px minmax(0, 1fr)' } },
}));

interface RecordArticleProps {
  record: CollectionRecord;
  collection: Collection;
  /** The record gives the page its headline. */
  isTitled?: boolean;
}

/** A record to read: everything that is public of it, each with its name. */
export function RecordArticle({ record, collection, isTitled = false }: RecordArticleProps) {
  const { fields, titleField } = collection;
  const shown = fields.flatMap((field): { field: CollectionField; value: CollectionValue }[] => {
    const value = record.values[field.name];
    return value && (!isTitled || field.name !== titleField) ? [{ field, value }] : [];
  });
  return (
    <Article>
      {isTitled && <Title>{record.title}</Title>}
      {shown.length > 0 && (
        <Facts>
          {shown.map(({ field, value }) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>
                <FullValue value={value} />
              </dd>
            </div>
          ))}
        </Facts>
      )}
    </Article>
  );
}
