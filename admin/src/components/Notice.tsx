import { styled } from '@mui/material/styles';
import { Notice as PlainNotice, type NoticeProps } from 'ui';

const Frame = styled(PlainNotice)(({ theme }) => ({
  padding: 'clamp(40px, 8vw, 88px) 24px',
  // The product's dot grid, fading out towards the edges.
  backgroundImage: `radial-gradient(closest-side, transparent, ${theme.vars.palette.background.default}), radial-gradient(${theme.vars.palette.divider} 1.2px, transparent 1.6px)`,
  backgroundSize: '100% 100%, 24px 24px',
  backgroundPosition: 'center',
}));

/** A notice on the product's dot grid. */
export function Notice(props: NoticeProps) {
  return <Frame heading="h2" {...props} />;
}
