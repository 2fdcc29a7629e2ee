import { styled } from '@mui/material/styles';
import type { ConsoleResource } from 'contracts';

import { Facts } from './Facts';
import { MORE_FIELDS, moreIn } from './fields';
import { Value } from './Value';

const Part = styled('section')(({ theme }) => ({
  paddingTop: 16,
  '& h3': { ...theme.typography.h4, fontSize: '1.0625rem', marginBottom: 12 },
}));

/** What a record has in the fields that people added to its type; nothing where there are none. */
export function MoreFacts({ resource, record }: { resource: ConsoleResource; record: object }) {
  const shown = resource.more.filter(({ type }) => type !== 'password');
  if (shown.length === 0) return null;
  const values = moreIn(record) ?? {};
  return (
    <Part aria-label={MORE_FIELDS}>
      <h3>{MORE_FIELDS}</h3>
      <Facts>
        {shown.map((field) => [
          <dt key={`${field.name} name`}>{field.label}</dt>,
          <dd key={field.name}>
            <Value field={field} record={values} isWhole />
          </dd>,
        ])}
      </Facts>
    </Part>
  );
}
