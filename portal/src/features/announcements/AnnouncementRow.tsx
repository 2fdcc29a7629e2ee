import { styled } from '@mui/material/styles';
import { ANNOUNCEMENT_EXCERPT_LINES, formatDate, type Announcement } from 'contracts';

import { Tag } from '../../components/Tag';
import { useSite } from '../../lib/useSite';
import { CATEGORY_LABELS } from './categoryLabels';
import { rowGrid } from './rowGrid';

const Row = styled('article')(rowGrid);
const Meta = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('md')]: { flexDirection: 'column', alignItems: 'flex-start', gap: 10, paddingTop: 4 },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, maxWidth: '36ch' }));
const Text = styled('p')(({ theme }) => ({
  marginTop: 10,
  maxWidth: '65ch',
  color: theme.vars.palette.text.secondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: ANNOUNCEMENT_EXCERPT_LINES,
  overflow: 'hidden',
}));

/** An announcement in the list: title, category, date and the first three lines (member §2). */
export function AnnouncementRow({ announcement }: { announcement: Announcement }) {
  const { timeZone } = useSite().settings;
  return (
    <Row>
      <Meta>
        <time dateTime={announcement.createdAt}>{formatDate(announcement.createdAt, timeZone)}</time>
        <Tag>{CATEGORY_LABELS[announcement.category]}</Tag>
      </Meta>
      <div>
        <Title>{announcement.title}</Title>
        <Text>{announcement.content}</Text>
      </div>
    </Row>
  );
}
