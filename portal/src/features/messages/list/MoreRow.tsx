import { styled } from '@mui/material/styles';

import { Button } from '../../../components/Button';

const Row = styled('div')({ padding: 16, textAlign: 'center' });

interface MoreRowProps {
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
}

/** Lets a list grow, where there is more of it. */
export function MoreRow({ hasMore, isLoadingMore, showMore }: MoreRowProps) {
  if (!hasMore) return null;
  return (
    <Row>
      <Button type="button" look="outlined" aria-busy={isLoadingMore} onClick={isLoadingMore ? undefined : showMore}>
        Show more
      </Button>
    </Row>
  );
}
