import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Container } from '../../../components/Container';

const Column = styled(Container)({
  minHeight: '100svh',
  paddingTop: 'clamp(104px, 12vw, 156px)',
  paddingBottom: 'clamp(72px, 9vw, 120px)',
});
const Inner = styled('div')({ maxWidth: 820, marginInline: 'auto' });
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, marginBottom: 'clamp(24px, 4vw, 40px)' }));

/** What stands around the writing of an announcement. */
export function WritingFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Column>
      <Inner>
        <Title>{title}</Title>
        {children}
      </Inner>
    </Column>
  );
}
