import RssFeed from '@mui/icons-material/RssFeed';
import { styled } from '@mui/material/styles';
import { paths } from 'contracts';

import { usePageData } from '../../lib/pageData';
import { useSite } from '../../lib/useSite';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: 18, marginRight: 4 },
  '& .words': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  '& a': { padding: '10px 6px', textUnderlineOffset: 4, '&:hover': { color: theme.vars.palette.text.primary } },
}));

/** Where feed readers follow the announcements: told to them in the page's head, and to people beside the list. */
export function FeedLinks() {
  const { name } = useSite();
  const { origin } = usePageData();
  const title = `Announcements · ${name}`;
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={origin + paths.announcementsRss()} />
      <link rel="alternate" type="application/atom+xml" title={title} href={origin + paths.announcementsAtom()} />
      <Line>
        <RssFeed aria-hidden="true" />
        <span className="words">Follow by</span>
        <a href={paths.announcementsRss()}>RSS</a>
        <span className="words">or</span>
        <a href={paths.announcementsAtom()}>Atom</a>
      </Line>
    </>
  );
}
