import { styled } from '@mui/material/styles';
import type { ConsoleResource } from 'contracts';
import { useGetList } from 'react-admin';

import { Panel, PanelHead } from '../components/Panel';
import { DENSE, SMALL } from '../lib/type';
import { Decisions } from '../schema/Decisions';
import { fieldOf, nameOf, type AnyRecord } from '../schema/fields';
import { RecordLink } from '../schema/RecordLink';
import { useResources } from '../schema/useResources';
import { Value } from '../schema/Value';
import { EmptyRow } from './Rows';

/** Records of a kind that are shown at once. */
const SHOWN = 5;

const List = styled('ul')(({ theme }) => ({
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', padding: '10px 16px' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > div': { ...DENSE, flex: '1 1 22ch', minWidth: 0, overflowWrap: 'anywhere' },
  '& li > div > span': { ...SMALL, display: 'block', color: theme.vars.palette.text.secondary },
}));

const Ways = styled('span')({ display: 'flex', gap: 8 });

/** What members submitted and an admin decides about, decided here. */
export function Approvals() {
  const { data: resources = [] } = useResources();
  const moderated = resources.filter(({ moderation, waiting }) => moderation !== null && waiting !== null);
  return (
    <Panel aria-labelledby="approvals">
      <PanelHead>
        <h2 id="approvals">Waiting for your decision</h2>
      </PanelHead>
      {moderated.map((resource) => (
        <Queue key={resource.name} resource={resource} />
      ))}
    </Panel>
  );
}

function Queue({ resource }: { resource: ConsoleResource }) {
  const { name, waiting, columns, words } = resource;
  const { data, total = 0 } = useGetList<AnyRecord>(name, {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: waiting?.field ?? 'id', order: 'DESC' },
    filter: waiting?.filter ?? {},
  });
  const [, fact] = columns;
  if (!data) return null;
  if (total === 0) return <EmptyRow>Nothing waits among the {words.unit}.</EmptyRow>;
  return (
    <>
      <List>
        {data.map((record) => (
          <li key={record.id}>
            <div>
              <RecordLink resource={name} id={record.id}>
                {nameOf(resource, record)}
              </RecordLink>
              <span>
                {proposerOf(record)}
                {fact && <Value field={fieldOf(resource, fact.field)} record={record} />}
              </span>
            </div>
            <Ways>
              <Decisions resource={resource} record={record} isSpelled />
            </Ways>
          </li>
        ))}
      </List>
      {total > SHOWN && <EmptyRow>{total - SHOWN} more wait in the list.</EmptyRow>}
    </>
  );
}

/** Who submitted a record, where it says so. */
function proposerOf(record: object): string {
  const proposer: unknown = 'proposer' in record ? record.proposer : null;
  if (typeof proposer !== 'object' || proposer === null || !('name' in proposer)) return '';
  return `${String(proposer.name)} · `;
}
