import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { styled } from '@mui/material/styles';
import type { MessageFile } from 'contracts';

import { Picture } from '../../../components/Picture';
import { sizeInWords } from '../words/inWords';
import { FileRow } from './FileRow';

/** The room of a picture, in CSS pixels. */
const WIDTH_PX = 320;
const HEIGHT_PX = 360;

const PictureLink = styled('a')({
  display: 'block',
  '&:focus-visible': { outlineOffset: -3 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

/** What came along with a message: a picture in its shape, or a file to be opened. */
export function Attachment({ file: { name, size, url, picture } }: { file: MessageFile }) {
  if (!picture) {
    return (
      <FileRow href={url} name={name} about={`PDF, ${sizeInWords(size)}`}>
        <PictureAsPdf aria-hidden="true" />
      </FileRow>
    );
  }
  const scale = Math.min(1, WIDTH_PX / picture.width, HEIGHT_PX / picture.height);
  const width = Math.round(picture.width * scale);
  return (
    <PictureLink
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={`Photo: ${name}`}
      data-picture
      style={{ width, maxWidth: '100%', aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      <Picture image={picture} sizes={`${width}px`} fallback={null} />
    </PictureLink>
  );
}
