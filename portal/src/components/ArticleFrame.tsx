import ArrowBack from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Constellation } from './Constellation';
import { Container } from './Container';

const Stage = styled('div')({ position: 'relative', overflow: 'hidden', minHeight: '80svh' });
const Ornament = styled(Constellation)(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  width: 'min(100%, 900px)',
  height: 420,
  maskImage: 'linear-gradient(to bottom left, black 10%, transparent 70%)',
  [theme.breakpoints.down('md')]: { opacity: 0.35 },
}));
const Column = styled(Container)({
  position: 'relative',
  paddingTop: 'clamp(96px, 11vw, 148px)',
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
  /** Grows the ornament; the same for all pages of a list. */
  seed: string;
  /** What may be done with what the page shows. */
  tools?: ReactNode;
  /** What stands in it brings an ornament of its own. */
  isPlain?: boolean;
  children: ReactNode;
}

/** What stands around one thing of a list: the way back above it. */
export function ArticleFrame({ back, seed, tools, isPlain = false, children }: ArticleFrameProps) {
  return (
    <Stage>
      {!isPlain && (
        <Ornament seed={seed} columns={28} rows={12} size={22} origin={{ x: 21, y: 4 }} fit="xMaxYMin slice" />
      )}
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
