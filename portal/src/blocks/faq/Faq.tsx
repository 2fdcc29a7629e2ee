import { styled } from '@mui/material/styles';
import type { FaqSection } from 'contracts';
import { useState } from 'react';

import { Container } from '../../components/Container';
import { SectionFrame } from '../../components/SectionFrame';
import { FaqItem } from './FaqItem';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '32px 64px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
}));
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 116, alignSelf: 'start' },
}));
const List = styled('div')(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.divider}` }));

/** Questions whose answers unfold, one at a time (site §4, FAQ accordion). */
export function Faq({ section }: { section: FaqSection }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  return (
    <SectionFrame>
      <Container>
        <Columns>
          <Title>{section.title}</Title>
          <List>
            {section.entries.map((entry, index) => (
              <FaqItem
                key={index}
                entry={entry}
                isOpen={openIndex === index}
                onToggle={() => setOpenIndex(openIndex === index ? null : index)}
              />
            ))}
          </List>
        </Columns>
      </Container>
    </SectionFrame>
  );
}
