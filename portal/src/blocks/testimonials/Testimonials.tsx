import { styled } from '@mui/material/styles';
import type { TestimonialsSection } from 'contracts';
import type { CSSProperties } from 'react';

import { Container } from '../../components/Container';
import { SectionFrame } from '../../components/SectionFrame';
import { SectionHeading } from '../../components/SectionHeading';
import { Testimonial } from './Testimonial';

/** Quotes side by side, told apart by hairlines; two or four stand in twos, any other number in threes. */
const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > li:last-of-type': { borderBottom: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    // The lines between the columns are drawn by the cells at their left, and those of the first column hang outside.
    overflow: 'hidden',
    columnGap: 'clamp(24px, 3vw, 48px)',
    '& > li': { position: 'relative', borderBottom: 0, boxShadow: `0 1px ${theme.vars.palette.divider}` },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 'calc(clamp(24px, 3vw, 48px) / -2)',
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
  },
}));

const columnsFor = (count: number) => (count < 5 && count !== 3 ? Math.min(count, 2) : 3);

/** What people say of the festival (site §2.2, §3). A single quote has the stage to itself. */
export function Testimonials({ section }: { section: TestimonialsSection }) {
  const { title, testimonials } = section;
  const columns: CSSProperties & Record<'--columns', number> = { '--columns': columnsFor(testimonials.length) };
  return (
    <SectionFrame>
      <Container>
        <SectionHeading title={title} aside="" />
        <Grid style={columns}>
          {testimonials.map((testimonial, index) => (
            <li key={index}>
              <Testimonial testimonial={testimonial} isAlone={testimonials.length === 1} />
            </li>
          ))}
        </Grid>
      </Container>
    </SectionFrame>
  );
}
