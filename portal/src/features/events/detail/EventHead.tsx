import { styled } from '@mui/material/styles';
import { EVENT_CATEGORY_LABELS, type EventDetail } from 'contracts';

import { Tag } from '../../../components/Tag';

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

/** What an event is called, and of what kind it is. */
export function EventHead({ event: { title, category, format } }: { event: EventDetail }) {
  return (
    <Head>
      <Tags>
        <Tag>{EVENT_CATEGORY_LABELS[category]}</Tag>
        <Tag>{format}</Tag>
      </Tags>
      <Title>{title}</Title>
    </Head>
  );
}
