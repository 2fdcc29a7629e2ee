import ArrowBack from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Container } from './Container';

const Stage = styled('div')({ minHeight: '80svh' });
const Column = styled(Container)({
  paddingTop: 'var(--page-top, clamp(96px, 11vw, 148px))',
  paddingBottom: 'clamp(72px, 9vw, 120px)',
});
/** As high with the admin's buttons as without, so that nothing jumps once it is known who reads. */
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 46,
});
const Back = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 11,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary },
  '& svg': { fontSize: 18 },
}));

interface ArticleFrameProps {
  /** The list that the page belongs to. */
  back: { href: string; label: string };
  /** What may be done with what the page shows. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What stands around one thing of a list: the way back above it. */
export function ArticleFrame({ back, tools, children }: ArticleFrameProps) {
  return (
    <Stage>
      <Column>
        <Bar data-screen-only>
          <Back to={back.href}>
            <ArrowBack aria-hidden="true" />
            {back.label}
          </Back>
          {tools}
        </Bar>
        {children}
      </Column>
    </Stage>
  );
}
