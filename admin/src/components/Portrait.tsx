import { styled } from '@mui/material/styles';
import type { Image } from 'contracts';

import { Initial } from './Initial';

const Box = styled('span')({
  display: 'inline-grid',
  flex: 'none',
  '&& > *': { width: '100%', height: '100%', borderRadius: '50%', fontSize: 'inherit' },
  '& > img': { objectFit: 'cover' },
});

interface PortraitProps {
  name: string;
  picture: Image | null;
  /** Its width and height, in CSS pixels. */
  size?: number;
}

/** A person's picture, or the first letter of the name that stands beside it. */
export function Portrait({ name, picture, size = 28 }: PortraitProps) {
  return (
    <Box style={{ width: size, height: size, fontSize: size * 0.46 }}>
      {picture ? (
        <img src={(picture.sources[0] ?? picture).url} alt="" width={size} height={size} loading="lazy" />
      ) : (
        <Initial name={name} />
      )}
    </Box>
  );
}
