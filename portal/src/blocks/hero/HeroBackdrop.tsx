import { styled } from '@mui/material/styles';
import type { HeroSection } from 'contracts';
import type { Ref } from 'react';

import { Constellation } from '../../components/Constellation';
import { LogoMark } from '../../components/LogoMark';
import { Picture } from '../../components/Picture';
import { useSite } from '../../lib/useSite';
import type { Film } from './useFilm';

/** Faint behind the bar and the words at the foot. */
const FADE = 'linear-gradient(to bottom, transparent 60px, black 130px, black 45%, transparent 76%)';

const Layer = styled('div')({ position: 'absolute', inset: 0, maskImage: FADE });

const Sky = styled(Constellation)({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** Kept dark enough for the headline over it: 3 : 1 where it is brightest (WCAG 1.4.3). */
const BRIGHTNESS = 0.55;

const Cover = styled('div')(({ theme }) => ({
  '& > img, & > video': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& > img': {
    opacity: BRIGHTNESS,
    transition: theme.transitions.create('opacity', { duration: 250 }),
  },
  '&[data-film-seen] > img': { opacity: 0 },
  '& > video': { opacity: 0, transition: theme.transitions.create('opacity', { duration: 250 }) },
  '&[data-film-seen] > video': { opacity: BRIGHTNESS },
}));

const Logo = styled('div')({
  position: 'absolute',
  top: '24%',
  right: 'clamp(20px, 8vw, 160px)',
  '& > *': { width: 'auto', height: 'clamp(96px, 18vw, 220px)', fontSize: 'clamp(96px, 18vw, 220px)' },
});

interface HeroBackdropProps {
  section: HeroSection;
  film: Film;
  /** Receives the film's element. */
  filmRef: Ref<HTMLVideoElement>;
}

/**
 * What lies behind the first words: a film once it plays, until then the editor's picture, and where there is none the
 * drawn sky. A picture that fails to load gives way to the logo (site §2.2, §8).
 */
export function HeroBackdrop({ section: { image, video }, film, filmRef }: HeroBackdropProps) {
  const site = useSite();
  const logo = (
    <Logo>
      <Picture image={site.logo} sizes="220px" fallback={<LogoMark />} />
    </Logo>
  );
  return (
    <Layer>
      <Cover data-film-seen={film.isSeen || undefined}>
        {image ? (
          <Picture image={image} sizes="100vw" priority="behind" fallback={logo} />
        ) : (
          <Sky seed={site.name} columns={44} rows={26} size={64} origin={{ x: 27, y: 9 }} />
        )}
        {video && (
          <video
            ref={filmRef}
            // Ornament behind words that say everything.
            aria-hidden="true"
            tabIndex={-1}
            src={film.isDue ? video.url : undefined}
            preload="none"
            autoPlay
            loop
            muted
            playsInline
            disablePictureInPicture
            disableRemotePlayback
            onPlaying={film.onPlaying}
            onPause={film.onPause}
          >
            Your browser does not support the video tag.
          </video>
        )}
      </Cover>
    </Layer>
  );
}
