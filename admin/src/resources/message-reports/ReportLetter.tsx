import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ConsoleResource, MessageReport } from 'contracts';
import { useState } from 'react';
import { useShowContext } from 'react-admin';
import { Skeleton } from 'ui';

import { DecideForm } from './DecideForm';
import { ReportedConversation } from './ReportedConversation';
import { ReportFacts } from './ReportFacts';
import { useReport } from './useReport';

interface ReportLetterProps {
  resource: ConsoleResource;
  titleId: string;
  onClose: () => void;
}

/** Who reported what and why; the conversation, once it is opened; and what is decided. */
export function ReportLetter({ resource, titleId, onClose }: ReportLetterProps) {
  const { record: known } = useShowContext<MessageReport>();
  // What the list knows of it is shown first, and is less.
  const record = known && 'openedAt' in known ? known : undefined;
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {known ? `${known.reporterName} reports ${known.reportedName}` : 'Report'}
      </DialogTitle>
      {record ? (
        <Letter key={record.id} resource={resource} record={record} onClose={onClose} />
      ) : (
        <DialogContent role="status" aria-label="Loading">
          <Skeleton style={{ height: 220 }} />
        </DialogContent>
      )}
    </>
  );
}

function Letter({
  resource,
  record,
  onClose,
}: Omit<ReportLetterProps, 'titleId'> & {
  record: MessageReport;
}) {
  const { conversation, read, decide } = useReport(resource, record);
  const [isDeciding, setDeciding] = useState(false);
  const isOpen = record.state === 'open';
  return (
    <>
      <DialogContent tabIndex={0}>
        <ReportFacts record={record} />
        <ReportedConversation record={record} conversation={conversation} read={read} />
        {isOpen && isDeciding && <DecideForm decide={decide} onDone={() => setDeciding(false)} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {isOpen && conversation && !isDeciding && (
          <Button variant="contained" onClick={() => setDeciding(true)}>
            Decide
          </Button>
        )}
      </DialogActions>
    </>
  );
}
