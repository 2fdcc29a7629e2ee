import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import { styled } from '@mui/material/styles';

import { sizeInWords } from '../words/inWords';
import type { Outgoing } from '../outbox/outbox';
import { FileRow } from './FileRow';

const Bar = styled('progress')(({ theme }) => ({
  appearance: 'none',
  display: 'block',
  width: 'calc(100% - 24px)',
  height: 4,
  margin: '0 12px 10px',
  border: 0,
  borderRadius: 2,
  backgroundColor: 'color-mix(in srgb, currentColor 22%, transparent)',
  '&::-webkit-progress-bar': { background: 'none' },
  '&::-webkit-progress-value': { backgroundColor: theme.vars.palette.primary.contrastText, borderRadius: 2 },
  '&::-moz-progress-bar': { backgroundColor: theme.vars.palette.primary.contrastText, borderRadius: 2 },
}));

interface OutgoingFileProps extends Pick<Outgoing, 'progress' | 'state'> {
  file: File;
}

/** A file on its way, and how much of it has been sent. */
export function OutgoingFile({ file: { name, size }, progress, state }: OutgoingFileProps) {
  return (
    <>
      <FileRow name={name} about={sizeInWords(size)}>
        <InsertDriveFile aria-hidden="true" />
      </FileRow>
      {state === 'sending' && <Bar value={progress} max={1} aria-label={`Uploading ${name}`} />}
    </>
  );
}
