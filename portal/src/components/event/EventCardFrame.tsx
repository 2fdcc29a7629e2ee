import { styled } from '@mui/material/styles';
import { dateParts, type Event } from 'contracts';
import type { ReactNode } from 'react';

import { useSite } from '../../lib/useSite';
import { CalendarLeaf } from '../CalendarLeaf';
import { PictureCard } from '../card/PictureCard';

const Leaf = styled('div')({ width: 72 });

interface EventCardFrameProps {
  event: Pick<Event, '_id' | 'title' | 'image' | 'startsAt'>;
  /** What is said of it, and last what can be done about it. */
  children: ReactNode;
}

/** An event as a card: its day stands upon its picture. */
export function EventCardFrame({ event, children }: EventCardFrameProps) {
  const { timeZone } = useSite().settings;
  const leaf = (
    <Leaf>
      <CalendarLeaf {...dateParts(event.startsAt, timeZone)} />
    </Leaf>
  );
  return (
    <PictureCard label={event.title} image={event.image} corner={leaf}>
      {children}
    </PictureCard>
  );
}
