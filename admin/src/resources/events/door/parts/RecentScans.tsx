import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { groupTicketCode, messages } from 'contracts';
import { useState } from 'react';

import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { Panel, PanelHead } from '../../../../components/Panel';
import { StatusTag } from '../../../../components/StatusTag';
import { useToast } from '../../../../components/useToast';
import type { Scan } from '../device/DoorDevice';
import { remarkOf, verdictOf, type Verdict } from '../outcomes';

/** A scan of this visit; one that was taken back can be scanned anew. */
export interface RecentScan extends Scan {
  isUndone: boolean;
}

const Rows = styled('ul')(({ theme: { vars, typography } }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 56,
    padding: '8px 12px 8px 20px',
    borderTop: `1px solid ${vars.palette.divider}`,
    ...typography.body2,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& strong + span': { whiteSpace: 'normal' },
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
}));
const Empty = styled('p')(({ theme }) => ({ padding: 20, color: theme.vars.palette.text.secondary }));

const TONES: Record<Verdict, 'good' | 'waiting' | 'plain'> = { welcome: 'good', twice: 'waiting', refused: 'plain' };

interface RecentScansProps {
  scans: readonly RecentScan[];
  time: (instant: string) => string;
  /** @throws whatever kept it from being taken back */
  onUndo: (scan: Scan) => Promise<void>;
}

/** The latest scans at this door, newest first; an admission can be taken back. */
export function RecentScans({ scans, time, onUndo }: RecentScansProps) {
  const [asked, setAsked] = useState<Scan | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const undo = async (scan: Scan) => {
    setBusy(true);
    try {
      await onUndo(scan);
      toast.success(messages.checkInUndone);
    } catch (error) {
      toast.failure(messages.checkInNotUndone, error);
    }
    setBusy(false);
    setAsked(null);
  };
  return (
    <Panel aria-labelledby="recent-scans">
      <PanelHead>
        <h2 id="recent-scans">At this door</h2>
      </PanelHead>
      {scans.length === 0 && <Empty>Nobody has come through yet.</Empty>}
      <Rows>
        {scans.map((scan) => {
          const verdict = verdictOf(scan);
          const canUndo = verdict === 'welcome' && !scan.isUndone;
          return (
            <li key={scan.key}>
              <span>
                <strong>{scan.name ?? groupTicketCode(scan.code)}</strong>
                <StatusTag tone={scan.isUndone ? 'plain' : TONES[verdict]}>
                  {scan.isUndone ? messages.checkInUndone : remarkOf(scan, time)}
                </StatusTag>
              </span>
              {canUndo && (
                <Button size="small" aria-label={`Undo the check-in of ${scan.name}`} onClick={() => setAsked(scan)}>
                  Undo
                </Button>
              )}
            </li>
          );
        })}
      </Rows>
      <ConfirmDialog
        open={asked !== null}
        title="Undo this check-in?"
        action="Undo check-in"
        busy={isBusy}
        onClose={() => setAsked(null)}
        onConfirm={() => void (asked && undo(asked))}
      >
        <p>{messages.confirmCheckInUndo}</p>
        <p>{asked?.name} can come in again with the same ticket.</p>
      </ConfirmDialog>
    </Panel>
  );
}
