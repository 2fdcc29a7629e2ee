import {
  MESSAGE_REPORT_STATE_LABELS,
  type ConsoleResource,
  type MessageReportRow,
  type MessageReportState,
} from 'contracts';

import { StatusTag } from '../../components/StatusTag';
import { ResourceList, type Cells } from '../../schema/ResourceList';
import { ResourceShow } from '../../schema/ResourceShow';
import { ReportLetter } from './ReportLetter';

const TONES: Partial<Record<MessageReportState, 'good' | 'waiting'>> = { open: 'waiting', upheld: 'good' };
const cells: Cells<MessageReportRow> = {
  state: {
    render: ({ state }) => <StatusTag tone={TONES[state] ?? 'plain'}>{MESSAGE_REPORT_STATE_LABELS[state]}</StatusTag>,
  },
};

/** The Reported messages page: what members reported of their conversations, and what becomes of it. */
export default function MessageReportList({ resource }: { resource: ConsoleResource }) {
  return (
    <ResourceList<MessageReportRow> resource={resource} cells={cells} isEditable={false}>
      <ResourceShow resource={resource}>
        {(titleId, onClose) => <ReportLetter resource={resource} titleId={titleId} onClose={onClose} />}
      </ResourceShow>
    </ResourceList>
  );
}
