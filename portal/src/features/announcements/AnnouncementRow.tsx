import { styled } from '@mui/material/styles';
import { ANNOUNCEMENT_EXCERPT_LINES, paths, type Announcement } from 'contracts';
import { Link } from 'react-router-dom';

import { AnnouncementMeta } from './AnnouncementMeta';
import { besideText, rowGrid } from './rowGrid';

const Row = styled('article')(rowGrid, { position: 'relative' });
const Meta = styled(AnnouncementMeta)(besideText);
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  maxWidth: '36ch',
  overflowWrap: 'anywhere',
  '& a': {
    textDecorationColor: 'transparent',
    textDecorationThickness: '0.06em',
    textUnderlineOffset: '0.16em',
    transition: theme.transitions.create(['text-decoration-color'], { duration: 150 }),
    // The whole row leads on, while the link says where.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover, &:focus-visible': { textDecorationColor: theme.vars.palette.primary.main },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.scheme.focus}`, outlineOffset: -2 },
  },
}));
const Text = styled('p')(({ theme }) => ({
  marginTop: 10,
  maxWidth: '65ch',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: ANNOUNCEMENT_EXCERPT_LINES,
  overflow: 'hidden',
}));

/** An announcement in the list: title, category, date and the first three lines (member §2). */
export function AnnouncementRow({ announcement }: { announcement: Announcement }) {
  const { _id, title, content, createdAt, category } = announcement;
  return (
    <Row>
      <Meta createdAt={createdAt} category={category} />
      <div>
        <Title>
          <Link to={paths.announcement(_id)}>{title}</Link>
        </Title>
        <Text>{content}</Text>
      </div>
    </Row>
  );
}
