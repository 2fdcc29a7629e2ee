import { styled } from '@mui/material/styles';
import { AVATAR_RECOMMENDED_PIXELS, messages } from 'contracts';
import { useRef, useState } from 'react';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { Failure } from '../../../components/form/Failure';
import { cropSquare } from './cropSquare';
import { ProgressBar } from './ProgressBar';
import { useImageUpload } from './useImageUpload';

const Square = styled('img')(({ theme }) => ({
  display: 'block',
  width: 'min(280px, 100%)',
  aspectRatio: '1',
  marginTop: 18,
  marginInline: 'auto',
  objectFit: 'cover',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.divider,
}));
const Place = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 6,
  marginTop: 16,
  fontWeight: 600,
  '& input': { width: '100%', minHeight: 32, margin: 0, accentColor: theme.vars.palette.primary.main },
}));
const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 12,
  color: theme.vars.palette.text.secondary,
}));
const Progress = styled('div')({ minHeight: 30, marginTop: 16 });

/** Where the square lies before anybody moves it, which is where the server would cut it by itself. */
const MIDDLE = 0.5;

interface PicturePreviewProps {
  file: File;
  /** Address of the file within the browser. */
  url: string;
  onClose: () => void;
}

/** Shows the square that will be seen, lets it be moved along the longer side, and sends it. */
export function PicturePreview({ file, url, onClose }: PicturePreviewProps) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [place, setPlace] = useState(MIDDLE);
  const image = useRef<HTMLImageElement>(null);
  const { progress, failure, fail, start } = useImageUpload(onClose);
  const isBusy = progress !== null;
  const isSmall = size && Math.min(size.width, size.height) < AVATAR_RECOMMENDED_PIXELS;
  const isSquare = !size || size.width === size.height;
  const isSideways = size && size.width > size.height;

  const send = () => {
    const { current } = image;
    if (!isBusy && size && current) void start(() => (place === MIDDLE ? file : cropSquare(current, place)));
  };
  return (
    <Dialog open title="Your new picture" onClose={onClose}>
      <Square
        ref={image}
        src={url}
        alt="Preview"
        style={{ objectPosition: `${place * 100}% ${place * 100}%` }}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={() => fail(messages.imageNotRead)}
      />
      {!isSquare && (
        <Place>
          {isSideways ? 'Move it sideways' : 'Move it up and down'}
          <input
            type="range"
            min={0}
            max={1}
            step={0.01}
            value={place}
            disabled={isBusy}
            onChange={({ target }) => setPlace(target.valueAsNumber)}
          />
        </Place>
      )}
      {isSmall && (
        <Hint>
          It is smaller than {AVATAR_RECOMMENDED_PIXELS} × {AVATAR_RECOMMENDED_PIXELS} pixels and may look blurred.
        </Hint>
      )}
      <Progress>
        {isBusy ? (
          <ProgressBar label="Sending the picture" share={progress} />
        ) : (
          <Failure role="alert">{failure}</Failure>
        )}
      </Progress>
      <DialogActions>
        <Button type="button" look="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button type="button" autoFocus aria-disabled={isBusy || !size} aria-busy={isBusy} onClick={send}>
          Use this picture
        </Button>
      </DialogActions>
    </Dialog>
  );
}
