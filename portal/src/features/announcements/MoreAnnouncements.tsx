import { styled } from '@mui/material/styles';
import { paths, type Announcement, type Page } from 'contracts';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { useApi } from '../../lib/useApi';
import { AnnouncementMeta } from './AnnouncementMeta';
import { MORE_ANNOUNCEMENTS, moreAnnouncementsPath } from './announcementsAddress';

const Section = styled('section')(({ theme }) => ({
  marginTop: 'clamp(56px, 8vw, 104px)',
  paddingTop: 'clamp(28px, 3.6vw, 44px)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, marginBottom: 'clamp(20px, 2.4vw, 32px)' }));
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '28px clamp(24px, 4vw, 64px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  marginTop: 10,
  overflowWrap: 'anywhere',
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.16em' },
}));

/** The newest others; nothing where there are none. */
export function MoreAnnouncements({ besideId }: { besideId: string }) {
  const titleId = useId();
  const { data } = useApi<Page<Announcement>>(moreAnnouncementsPath());
  const others = data?.data.filter(({ _id }) => _id !== besideId).slice(0, MORE_ANNOUNCEMENTS) ?? [];
  if (others.length === 0) return null;
  return (
    <Section data-screen-only aria-labelledby={titleId}>
      <Title id={titleId}>More announcements</Title>
      <List>
        {others.map(({ _id, title, category, createdAt }) => (
          <li key={_id}>
            <AnnouncementMeta createdAt={createdAt} category={category} />
            <Name>
              <Link to={paths.announcement(_id)}>{title}</Link>
            </Name>
          </li>
        ))}
      </List>
    </Section>
  );
}
