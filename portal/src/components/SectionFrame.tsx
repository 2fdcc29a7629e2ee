import { styled } from '@mui/material/styles';
import { useContext, type ComponentPropsWithRef } from 'react';

import { SectionPlaceContext } from '../lib/sectionPlace';

/** Anchors stop a little into the section's own space, in CSS pixels. */
const SECTION_SCROLL_MARGIN = -24;

const Frame = styled('section')(({ theme }) => ({
  position: 'relative',
  paddingBlock: 'clamp(72px, 10vw, 144px)',
  scrollMarginTop: SECTION_SCROLL_MARGIN,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ':focus-visible': { outlineOffset: -2 },
}));

/** A second name of the section, for menus that call it otherwise. */
const OtherAnchor = styled('span')({ position: 'absolute', top: 0, scrollMarginTop: SECTION_SCROLL_MARGIN });

/** A section of a composed page, with the space around it and the anchors that the page gave it (site §2.2). */
export function SectionFrame({ id, children, ...rest }: ComponentPropsWithRef<'section'>) {
  const place = useContext(SectionPlaceContext);
  const [anchor, ...others] = place?.anchors ?? [id];
  return (
    <Frame id={anchor} {...rest}>
      {others.map((other) => (
        <OtherAnchor key={other} id={other} />
      ))}
      {children}
    </Frame>
  );
}
