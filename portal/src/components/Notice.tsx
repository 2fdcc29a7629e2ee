import { styled } from '@mui/material/styles';
import { Notice as PlainNotice, type NoticeProps } from 'ui';

import { Constellation } from './Constellation';

const Frame = styled(PlainNotice)({ paddingBlock: 'clamp(24px, 6vw, 72px)' });
const Ornament = styled(Constellation)({
  width: 'min(100%, 520px)',
  height: 200,
  marginBottom: 8,
  maskImage: 'radial-gradient(closest-side, black 45%, transparent)',
});

/** A notice under the product's constellation, which each title draws anew. */
export function Notice(props: NoticeProps) {
  const ornament = <Ornament seed={props.title} columns={18} rows={7} size={9} origin={{ x: 9, y: 3 }} />;
  return <Frame {...props} ornament={ornament} />;
}
