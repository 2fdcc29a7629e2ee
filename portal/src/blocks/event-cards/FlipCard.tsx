import ArrowForward from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';

import { Constellation } from '../../components/Constellation';

const STILL = '@media (prefers-reduced-motion: reduce)';
const NO_SCRIPT = '@media (scripting: none)';

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  height: 'clamp(300px, 27vw, 380px)',
  perspective: 1400,
  '& .faces': {
    position: 'relative',
    height: '100%',
    transformStyle: 'preserve-3d',
    transition: theme.transitions.create('transform', { duration: 250, easing: theme.transitions.easing.easeOut }),
  },
  '&[data-flipped] .faces, &:has(.back :focus) .faces': { transform: 'rotateY(180deg)' },
  '@media (hover: hover)': { '&:hover .faces': { transform: 'rotateY(180deg)' } },
  [STILL]: {
    '& .faces': { transformStyle: 'flat', transform: 'none !important' },
    '& .back': { transform: 'none', opacity: 0 },
    '&[data-flipped] .back, &:has(.back :focus) .back, &:hover .back': { opacity: 1, zIndex: 1 },
  },
  [NO_SCRIPT]: {
    height: 'auto',
    '& .faces': { transform: 'none !important' },
    '& .face': { position: 'relative', transform: 'none', minHeight: 160 },
  },
}));

const Face = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: 24,
  overflow: 'hidden',
  backfaceVisibility: 'hidden',
  borderRadius: theme.vars.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Front = styled(Face)({ padding: 0 });
const Ornament = styled(Constellation)({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  width: '100%',
  height: '68%',
  maskImage: 'linear-gradient(black 60%, transparent)',
});

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h3 }));
const Opener = styled('button')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  padding: 24,
  textAlign: 'left',
  cursor: 'pointer',
  font: 'inherit',
  letterSpacing: 'inherit',
  background: 'none',
  border: 0,
  '&:focus-visible': { outlineOffset: -6 },
});

const Back = styled(Face)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: 16,
  transform: 'rotateY(180deg)',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderColor: 'transparent',
  '& a': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignSelf: 'flex-start',
    alignItems: 'center',
    gap: 8,
    padding: '10px 0',
    textUnderlineOffset: 5,
  },
  '& a:focus-visible': { outlineColor: 'currentColor' },
  '& svg': { fontSize: 18 },
}));
const Description = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, fontWeight: 500, lineHeight: 1.4 }));

interface FlipCardProps {
  name: string;
  description: string;
}

/**
 * A card with the event's name in front and what it is about behind (site §2.2). It turns under the pointer, by tap,
 * by Enter or Space, and when the keyboard reaches the link behind. Without script both faces stand open.
 */
export function FlipCard({ name, description }: FlipCardProps) {
  const [flipped, setFlipped] = useState(false);
  const backId = useId();
  const turnBackOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setFlipped(false);
  };
  const turnBack = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a')) setFlipped(false);
  };
  return (
    <Card data-flipped={flipped || undefined} onKeyDown={turnBackOnEscape} onMouseLeave={() => setFlipped(false)}>
      <div className="faces">
        <Front className="face">
          <Ornament seed={name} columns={12} rows={9} size={9} origin={{ x: 6, y: 4 }} />
          <Name>
            <Opener type="button" aria-expanded={flipped} aria-controls={backId} onClick={() => setFlipped(!flipped)}>
              {name}
            </Opener>
          </Name>
        </Front>
        <Back className="face back" id={backId} onClick={turnBack}>
          <Description>{description}</Description>
          <Link to={paths.events({ search: name })} aria-label={`View More about ${name}`}>
            View More
            <ArrowForward aria-hidden="true" />
          </Link>
        </Back>
      </div>
    </Card>
  );
}
