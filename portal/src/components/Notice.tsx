import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { Notice as PlainNotice, type NoticeProps } from 'ui';

const Frame = styled(PlainNotice)({ paddingBlock: 'clamp(24px, 6vw, 72px)' });
const Ornament = styled('div')({
  display: 'grid',
  width: 'min(100%, 520px)',
  height: 200,
  marginBottom: 8,
  maskImage: 'radial-gradient(closest-side, black 45%, transparent)',
  '& > svg': { width: '100%', height: '100%' },
});

/** A notice under the product's constellation, which each title draws anew. */
export function Notice(props: NoticeProps) {
  const drawing = useDrawing(props.title);
  return <Frame {...props} ornament={<Ornament aria-hidden="true">{drawing}</Ornament>} />;
}

/** The drawing, once its code is there: pages that go well never carry it, and a notice is complete without. */
function useDrawing(seed: string): ReactNode {
  const [drawing, setDrawing] = useState<ReactNode>(null);
  useEffect(() => {
    import('./Constellation').then(
      ({ Constellation }) =>
        setDrawing(<Constellation seed={seed} columns={18} rows={7} size={9} origin={{ x: 9, y: 3 }} />),
      () => undefined,
    );
  }, [seed]);
  return drawing;
}
