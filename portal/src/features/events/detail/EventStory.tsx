import { styled } from '@mui/material/styles';
import type { EventDetail } from 'contracts';
import { useId } from 'react';

import { Picture } from '../../../components/Picture';
import { PictureGround } from '../../../components/PictureGround';
import { useNow } from '../../../lib/useNow';
import { Agenda } from './Agenda';
import { pictureFrame } from './pictureFrame';
import { ShareEvent } from './ShareEvent';

const Frame = styled('div')(pictureFrame);
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  marginTop: 'clamp(24px, 3vw, 40px)',
  maxWidth: '65ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Recap = styled('section')(({ theme }) => ({
  marginTop: 'clamp(24px, 3vw, 40px)',
  paddingLeft: 'clamp(16px, 2vw, 24px)',
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  '& h2': theme.typography.h3,
  '& > p': { marginTop: 12 },
}));

/** An event's picture and story, and what happens when. */
export function EventStory({ event }: { event: EventDetail }) {
  const { description, image, agenda, recap } = event;
  const recapId = useId();
  const hasEnded = new Date(event.endsAt).getTime() <= useNow();
  return (
    <>
      <Frame data-screen-only>
        <Picture
          image={image}
          sizes="(min-width: 1360px) 840px, (min-width: 900px) 60vw, 92vw"
          priority
          fallback={<PictureGround />}
        />
      </Frame>
      {recap && hasEnded && (
        <Recap aria-labelledby={recapId}>
          <h2 id={recapId}>Recap</h2>
          <Text>{recap}</Text>
        </Recap>
      )}
      <Text>{description}</Text>
      {agenda.length > 0 && <Agenda entries={agenda} />}
      <ShareEvent event={event} />
    </>
  );
}
