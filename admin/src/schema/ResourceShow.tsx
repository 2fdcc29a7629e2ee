import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ConsoleResource } from 'contracts';
import { useId, type ReactNode } from 'react';
import { ShowBase, useRecordContext } from 'react-admin';

import { useToast } from '../components/useToast';
import { useOpenRecord } from '../lib/useOpenRecord';
import { Facts } from './Facts';
import { nameOf, type AnyRecord } from './fields';
import { MoreFacts } from './MoreFacts';
import { Value } from './Value';

interface ResourceShowProps {
  resource: ConsoleResource;
  /** Shows a record otherwise than field by field. @param titleId for its heading */
  children?: (titleId: string, onClose: () => void) => ReactNode;
}

/** One whole record to read, open while the address names it. */
export function ResourceShow({ resource, children }: ResourceShowProps) {
  const { openId, close } = useOpenRecord(resource.name);
  const toast = useToast();
  const titleId = useId();
  return (
    <Dialog open={openId !== undefined} onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      {openId !== undefined && (
        <ShowBase
          resource={resource.name}
          id={openId}
          queryOptions={{
            onError: (error: Error) => {
              toast.failure(resource.words.notLoaded, error);
              close();
            },
          }}
        >
          {children ? children(titleId, close) : <RecordFacts resource={resource} titleId={titleId} onClose={close} />}
        </ShowBase>
      )}
    </Dialog>
  );
}

function RecordFacts({
  resource,
  titleId,
  onClose,
}: {
  resource: ConsoleResource;
  titleId: string;
  onClose: () => void;
}) {
  const record = useRecordContext<AnyRecord>();
  if (!record) return null;
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {nameOf(resource, record)}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Facts>
          {resource.fields.map((field) => [
            <dt key={`${field.name} name`}>{field.label}</dt>,
            <dd key={field.name}>
              <Value field={field} record={record} isWhole />
            </dd>,
          ])}
        </Facts>
        <MoreFacts resource={resource} record={record} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}
