import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

import { detailColumns } from '../../../components/detailColumns';
import { pictureFrame } from './pictureFrame';

const Head = styled('div')({ display: 'grid', gap: 14, marginTop: 'clamp(20px, 3vw, 40px)' });
const Columns = styled('div')(detailColumns);
const Frame = styled('div')(pictureFrame);

/** The shape of an event, while it loads. */
export function EventArticleSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading event">
      <Head>
        <Skeleton style={{ width: 170, height: 26 }} />
        <Skeleton style={{ width: 'min(100%, 640px)', height: 64 }} />
      </Head>
      <Columns>
        <Frame>
          <Skeleton style={{ height: '100%' }} />
        </Frame>
        <Skeleton style={{ height: 360 }} />
      </Columns>
    </div>
  );
}
