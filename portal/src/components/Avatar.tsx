import { styled } from '@mui/material/styles';
import type { Image } from 'contracts';
import { Initials } from 'ui';

import { Picture } from './Picture';

const Frame = styled('span')({
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  // Stronger than what the initials bring along: they grow with the frame.
  '&& > *': { display: 'grid', width: '100%', height: '100%', fontSize: '0.36em', objectFit: 'cover' },
});

interface AvatarProps {
  name: string;
  picture: Image | null;
  /** Edge in CSS pixels. */
  size: number;
  className?: string;
}

/** A person's picture, or their initials where there is none or it is broken (member §8). The name stands beside it. */
export function Avatar({ name, picture, size, className }: AvatarProps) {
  return (
    <Frame className={className} style={{ width: size, height: size, fontSize: size }}>
      <Picture image={picture} sizes={`${size}px`} fallback={<Initials name={name} />} />
    </Frame>
  );
}
