import { styled } from '@mui/material/styles';
import type { CollectionField, CollectionValue } from 'contracts';

import { Value } from './Value';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 10,
  margin: 0,
  marginTop: 14,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** What a record says of itself beside its title, each with its name. */
export function Facts({ facts }: { facts: readonly { field: CollectionField; value: CollectionValue }[] }) {
  if (facts.length === 0) return null;
  return (
    <List>
      {facts.map(({ field, value }) => (
        <div key={field.name}>
          <dt>{field.label}</dt>
          <dd>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </List>
  );
}
