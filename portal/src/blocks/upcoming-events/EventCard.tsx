import { styled } from '@mui/material/styles';
import { dateParts, type Event } from 'contracts';

import { CalendarLeaf } from '../../components/CalendarLeaf';
import { Constellation } from '../../components/Constellation';
import { EventWords } from '../../components/event/EventWords';
import { Picture } from '../../components/Picture';
import { useSite } from '../../lib/useSite';

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
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

/** The price and the button stand at the foot, however long the words above are. */
const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: 'clamp(18px, 2vw, 24px)',
  '& > :last-child': { marginTop: 'auto', paddingTop: 20, minHeight: 64 },
});

/** An event of the calendar as a card: its picture bleeds, its day stands upon it. */
export function EventCard({ event }: { event: Event }) {
  const { timeZone } = useSite().settings;
  return (
    <Card>
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
      <Words>
        <EventWords event={event} titleAs="h3" />
      </Words>
    </Card>
  );
}
