import { styled } from '@mui/material/styles';
import { dateParts, type Event } from 'contracts';
import type { ReactNode } from 'react';

import { useSite } from '../../lib/useSite';
import { CalendarLeaf } from '../CalendarLeaf';
import { Constellation } from '../Constellation';
import { Picture } from '../Picture';

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
const Leaf = styled('div')({ position: 'absolute', left: 16, top: 16, width: 72 });

/** What can be done stands at the foot, however long the words above are. */
const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: 'clamp(18px, 2vw, 24px)',
  '& > :last-child': { marginTop: 'auto', paddingTop: 20, minHeight: 64 },
});

interface EventCardFrameProps {
  event: Pick<Event, '_id' | 'title' | 'image' | 'startsAt'>;
  /** What is said of it, and last what can be done about it. */
  children: ReactNode;
}

/** An event as a card: its picture bleeds, its day stands upon it. */
export function EventCardFrame({ event, children }: EventCardFrameProps) {
  const { timeZone } = useSite().settings;
  return (
    <Card aria-label={event.title}>
      <Frame>
        <Picture
          image={event.image}
          sizes="(min-width: 1200px) 400px, (min-width: 600px) 46vw, 92vw"
          fallback={<Constellation seed={event._id} columns={16} rows={9} size={10} origin={{ x: 11, y: 4 }} />}
        />
        <Leaf>
          <CalendarLeaf {...dateParts(event.startsAt, timeZone)} />
        </Leaf>
      </Frame>
      <Words>{children}</Words>
    </Card>
  );
}
