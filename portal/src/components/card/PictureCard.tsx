import { styled } from '@mui/material/styles';
import type { Image, LinkedImage } from 'contracts';
import type { ReactNode } from 'react';

import { Picture } from '../Picture';
import { PictureGround } from '../PictureGround';

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > img, & > svg': { width: '100%', height: '100%', objectFit: 'cover' },
}));
const Corner = styled('div')({ position: 'absolute', left: 16, top: 16 });

/** What can be done stands at the foot, however long the words above are. */
const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: 'clamp(18px, 2vw, 24px)',
  '& > :last-child': { marginTop: 'auto', paddingTop: 20, minHeight: 64 },
});

interface PictureCardProps {
  /** What the card is about. */
  label: string;
  image: Image | LinkedImage | null;
  /** Stands upon the picture. */
  corner?: ReactNode;
  /** What is said of it, and last what can be done about it. */
  children: ReactNode;
}

/** Something as a card whose picture bleeds. */
export function PictureCard({ label, image, corner, children }: PictureCardProps) {
  return (
    <Card aria-label={label}>
      <Frame>
        <Picture
          image={image}
          sizes="(min-width: 1200px) 400px, (min-width: 600px) 46vw, 92vw"
          fallback={<PictureGround />}
        />
        {corner && <Corner>{corner}</Corner>}
      </Frame>
      <Words>{children}</Words>
    </Card>
  );
}
