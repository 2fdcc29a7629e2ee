import { styled } from '@mui/material/styles';
import { ROLE_LABELS } from 'contracts';
import { useId, type ComponentType } from 'react';
import { VisuallyHidden } from 'ui';

import { Container } from '../../components/Container';
import { PageHeader } from '../../components/PageHeader';
import { Tag } from '../../components/Tag';
import { useUser } from '../../lib/session';
import { useSite } from '../../lib/useSite';
import { OwnNumbers } from './OwnNumbers';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 28px',
  marginTop: 20,
});
const gap = 'clamp(16px, 2vw, 24px)';
const Room = styled(Container)({ display: 'grid', gap, paddingBlock: 'clamp(24px, 3.4vw, 40px) 96px' });
const Next = styled('section')(({ theme }) => ({
  display: 'grid',
  gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' },
}));
/** Cards of different heights, in two columns of about the same length, however many there are. */
const News = styled('section')(({ theme }) => ({
  columnGap: gap,
  '& > section': { marginBottom: gap, breakInside: 'avoid' },
  [theme.breakpoints.up('md')]: { columnCount: 2 },
}));

interface CardEntry {
  id: string;
  Card: ComponentType;
}

interface DashboardProps {
  /** What waits for the person. */
  next: readonly CardEntry[];
  /** What goes on. */
  news: readonly CardEntry[];
}

/** A greeting, the own numbers, what is next for this person, and what is going on. */
export function Dashboard({ next, news }: DashboardProps) {
  const { name, role } = useUser();
  const site = useSite();
  const id = useId();
  const draw = ({ id: key, Card }: CardEntry) => <Card key={key} />;
  return (
    <>
      <PageHeader title={`Hello, ${name}`} lead={`This is what is going on at ${site.name}.`}>
        <Head>
          <Tag>{ROLE_LABELS[role]}</Tag>
          <OwnNumbers />
        </Head>
      </PageHeader>
      <Room>
        <Next aria-labelledby={`${id}-next`}>
          <VisuallyHidden id={`${id}-next`}>What is next for you</VisuallyHidden>
          {next.map(draw)}
        </Next>
        <News aria-labelledby={`${id}-news`}>
          <VisuallyHidden id={`${id}-news`}>What is going on</VisuallyHidden>
          {news.map(draw)}
        </News>
      </Room>
    </>
  );
}
