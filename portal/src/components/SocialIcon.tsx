import Facebook from '@mui/icons-material/Facebook';
import Instagram from '@mui/icons-material/Instagram';
import LinkedIn from '@mui/icons-material/LinkedIn';
import X from '@mui/icons-material/X';
import YouTube from '@mui/icons-material/YouTube';
import { styled } from '@mui/material/styles';
import type { SocialPlatform } from 'contracts';

const PLATFORMS: Record<SocialPlatform, { label: string; Icon: typeof X }> = {
  facebook: { label: 'Facebook', Icon: Facebook },
  twitter: { label: 'X (Twitter)', Icon: X },
  instagram: { label: 'Instagram', Icon: Instagram },
  linkedin: { label: 'LinkedIn', Icon: LinkedIn },
  youtube: { label: 'YouTube', Icon: YouTube },
};

const IconLink = styled('a')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  color: 'inherit',
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['background-color'], { duration: 150 }),
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' },
  '& svg': { fontSize: 20 },
}));

interface SocialIconProps {
  platform: SocialPlatform;
  href: string;
  /** Whose account it is; read out before the network's name. */
  owner: string;
}

/** A link to someone's account on a network, in a new tab. */
export function SocialIcon({ platform, href, owner }: SocialIconProps) {
  const { label, Icon } = PLATFORMS[platform];
  return (
    <IconLink href={href} target="_blank" rel="noopener" aria-label={`${owner} on ${label}`}>
      <Icon aria-hidden="true" />
    </IconLink>
  );
}
