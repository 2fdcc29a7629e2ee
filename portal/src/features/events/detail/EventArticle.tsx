import { styled } from '@mui/material/styles';
import { EVENT_CATEGORY_LABELS, type EventDetail } from 'contracts';

import { Constellation } from '../../../components/Constellation';
import { Picture } from '../../../components/Picture';
import { Tag } from '../../../components/Tag';
import { Agenda } from './Agenda';
import { columns, pictureFrame } from './columns';
import { EventFacts } from './EventFacts';

const Head = styled('header')({ marginTop: 'clamp(20px, 3vw, 40px)' });
const Tags = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(2.125rem, 1.5rem + 2.8vw, 4rem)',
  lineHeight: 1,
  marginTop: 14,
  maxWidth: '20ch',
  overflowWrap: 'anywhere',
}));
const Columns = styled('div')(columns);
const Frame = styled('div')(pictureFrame);
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  marginTop: 'clamp(24px, 3vw, 40px)',
  maxWidth: '65ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

/** An event to read: its picture and story, what happens when, and the facts beside them (member §2). */
export function EventArticle({ event }: { event: EventDetail }) {
  const { _id, title, description, category, format, image, agenda } = event;
  return (
    <article>
      <Head>
        <Tags>
          <Tag>{EVENT_CATEGORY_LABELS[category]}</Tag>
          <Tag>{format}</Tag>
        </Tags>
        <Title>{title}</Title>
      </Head>
      <Columns>
        <div>
          <Frame>
            <Picture
              image={image}
              sizes="(min-width: 1360px) 840px, (min-width: 900px) 60vw, 92vw"
              priority
              fallback={<Constellation seed={_id} columns={22} rows={12} size={14} origin={{ x: 15, y: 5 }} />}
            />
          </Frame>
          <Text>{description}</Text>
          {agenda.length > 0 && <Agenda entries={agenda} />}
        </div>
        <EventFacts event={event} />
      </Columns>
    </article>
  );
}
