import Close from '@mui/icons-material/Close';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { styled } from '@mui/material/styles';

import { IconButton } from '../../../components/IconButton';
import { sizeInWords } from '../words/inWords';

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: '100%',
  marginBottom: 8,
  padding: '6px 6px 6px 8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& img': { width: 52, height: 52, objectFit: 'cover', borderRadius: theme.vars.shape.borderRadius },
  '& > svg': { fontSize: 30 },
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& span': { color: theme.vars.palette.text.secondary },
}));

interface ChosenFilePreviewProps {
  file: File;
  /** Of a picture. */
  url: string | null;
  onRemove: () => void;
}

/** The file that goes along, before it is sent. */
export function ChosenFilePreview({ file: { name, size }, url, onRemove }: ChosenFilePreviewProps) {
  return (
    <Row>
      {url ? <img src={url} alt="" /> : <PictureAsPdf aria-hidden="true" />}
      <div>
        <strong>{name}</strong>
        <span>{sizeInWords(size)}</span>
      </div>
      <IconButton type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Close aria-hidden="true" />
      </IconButton>
    </Row>
  );
}
