import { styled } from '@mui/material/styles';
import { mapAddress, type Coordinates } from 'contracts';
import { useState } from 'react';

/** Fades in over the drawn ground once it is there. In the dark scheme its paper turns into night. */
const Frame = styled('iframe')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  opacity: 0,
  transition: theme.transitions.create('opacity', { duration: 250 }),
  '&[data-loaded]': { opacity: 1 },
  ':focus-visible': { outlineOffset: -4 },
  ...theme.applyStyles('dark', {
    filter: 'invert(0.92) hue-rotate(180deg)',
    '&[data-loaded]': { opacity: 0.8 },
  }),
}));

/** A map around the visitor (site §2.2, contact). It learns a rough place and nothing else about them. */
export function VisitorMap({ place }: { place: Coordinates }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Frame
      title="Map of the area around you"
      src={mapAddress(place)}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      data-loaded={isLoaded || undefined}
      onLoad={() => setLoaded(true)}
    />
  );
}
