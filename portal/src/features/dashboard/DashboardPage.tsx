import { styled } from '@mui/material/styles';
import { ROLE_LABELS } from 'contracts';

import { Container } from '../../components/Container';
import { PageHeader } from '../../components/PageHeader';
import { Tag } from '../../components/Tag';
import { useUser } from '../../lib/session';
import { useSite } from '../../lib/useSite';
import { dashboardCards } from './cards';

const Role = styled('p')({ marginTop: 20 });
const Cards = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(20px, 2.4vw, 32px)',
  paddingBlock: 'clamp(32px, 5vw, 64px) 96px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Where a member lands: a greeting, and a card of each thing that is going on (site §2.1). */
export default function DashboardPage() {
  const { name, role } = useUser();
  const site = useSite();
  const cards = dashboardCards.filter(({ roles }) => roles.includes(role));
  return (
    <>
      <PageHeader title={`Hello, ${name}`} lead={`This is what is going on at ${site.name}.`}>
        <Role>
          <Tag>{ROLE_LABELS[role]}</Tag>
        </Role>
      </PageHeader>
      <Cards>
        {cards.map(({ id, Card }) => (
          <Card key={id} />
        ))}
      </Cards>
    </>
  );
}
