import { styled } from '@mui/material/styles';
import { api, type ReportedMessage as Message } from 'contracts';

import { StatusTag } from '../../components/StatusTag';
import { useDates } from '../../providers/dates';

const Box = styled('article')(({ theme }) => ({
  padding: '10px 12px',
  borderRadius: theme.vars.shape.borderRadius,
  '&[data-reported]': {
    border: `1px solid ${theme.vars.palette.warning.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 7%, transparent)`,
  },
  '& header': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 10px',
    alignItems: 'center',
    color: theme.vars.palette.text.secondary,
  },
  '& strong': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& p': { ...theme.typography.body2, marginTop: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', maxHeight: 320, marginTop: 8 },
}));

interface ReportedMessageProps {
  report: string;
  message: Message;
  /** Who wrote it. */
  name: string;
}

/** A message of a reported conversation, as text: nothing in it leads anywhere but its file. */
export function ReportedMessage({ report, message, name }: ReportedMessageProps) {
  const { moment } = useDates();
  const { _id, text, file, sentAt, isReported } = message;
  const address = api.reportedFile(report, _id);
  return (
    <Box data-reported={isReported || undefined}>
      <header>
        <strong>{name}</strong>
        <time dateTime={sentAt}>{moment(sentAt)}</time>
        {isReported && <StatusTag tone="waiting">Reported</StatusTag>}
      </header>
      {text && <p>{text}</p>}
      {file?.picture && (
        <a href={address} target="_blank" rel="noopener" aria-label={`Photo: ${file.name}`}>
          <img src={address} alt="" width={file.picture.width} height={file.picture.height} loading="lazy" />
        </a>
      )}
      {file && !file.picture && (
        <p>
          <a href={address} target="_blank" rel="noopener">
            {file.name}
          </a>
        </p>
      )}
    </Box>
  );
}
