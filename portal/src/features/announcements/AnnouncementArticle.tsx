import { styled } from '@mui/material/styles';
import { paths, type AnnouncementDetail } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { RichText } from '../../components/rich-text/RichText';
import { AnnouncementMeta } from './AnnouncementMeta';
import { MoreAnnouncements } from './MoreAnnouncements';
import { besideText, columns } from './rowGrid';

/** The columns of the list, so that date and text stay where they were when an announcement is opened from it. */
const Article = styled('article')(columns, { marginTop: 'clamp(20px, 3vw, 40px)' });
const Meta = styled(AnnouncementMeta)(besideText);
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(2rem, 1.45rem + 2.4vw, 3.5rem)',
  lineHeight: 1.02,
  maxWidth: '22ch',
  overflowWrap: 'anywhere',
}));
const Text = styled(RichText)({ marginTop: 'clamp(28px, 4vw, 48px)' });
const Ways = styled('div')(({ theme }) => ({
  marginTop: 'clamp(36px, 5vw, 56px)',
  paddingTop: 28,
  maxWidth: 680,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** An announcement to read. One about an event or a career leads on to all events or jobs (admin §2). */
export function AnnouncementArticle({ announcement }: { announcement: AnnouncementDetail }) {
  const { _id, title, category, createdAt, description } = announcement;
  return (
    <>
      <Article>
        <Meta createdAt={createdAt} category={category} />
        <div>
          <Title>{title}</Title>
          <Text value={description} />
          {category === 'event' && <Way href={paths.events()}>View All Events</Way>}
          {category === 'career' && <Way href={paths.jobs()}>View All Jobs</Way>}
        </div>
      </Article>
      <MoreAnnouncements besideId={_id} />
    </>
  );
}

/** Where an announcement leads on. */
function Way({ href, children }: { href: string; children: string }) {
  return (
    <Ways>
      <ButtonLink href={href}>{children}</ButtonLink>
    </Ways>
  );
}
