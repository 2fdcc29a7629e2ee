import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '12px 48px',
  alignItems: 'end',
  marginBottom: 'clamp(28px, 4vw, 56px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr minmax(0, 40ch)' },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2 }));
const Aside = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, color: theme.vars.palette.text.secondary }));

/** The head of a section: its title, and a sentence beside it. */
export function SectionHeading({ title, aside }: { title: string; aside: string }) {
  return (
    <Row>
      <Title>{title}</Title>
      {aside && <Aside>{aside}</Aside>}
    </Row>
  );
}
