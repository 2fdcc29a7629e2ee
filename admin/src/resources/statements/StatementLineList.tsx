import { type ConsoleResource, type StatementLine } from 'contracts';
import { useShowContext } from 'react-admin';

import { ResourceList } from '../../schema/ResourceList';
import { ResourceShow } from '../../schema/ResourceShow';
import { lineCells } from './lineCells';
import { LineLetter } from './LineLetter';

/** The lines of all statements; those that are doubtful wait for the treasurer. */
export default function StatementLineList({ resource }: { resource: ConsoleResource }) {
  return (
    <ResourceList<StatementLine>
      // A statement's own page has its lines.
      resource={{ ...resource, filters: resource.filters.filter(({ key }) => key !== 'statement') }}
      cells={lineCells}
      isEditable={false}
      isDeletable={false}
    >
      <ResourceShow resource={resource}>
        {(titleId, onClose) => <OpenLine titleId={titleId} onClose={onClose} />}
      </ResourceShow>
    </ResourceList>
  );
}

function OpenLine({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { record } = useShowContext<StatementLine>();
  return record ? <LineLetter line={record} titleId={titleId} onClose={onClose} /> : null;
}
