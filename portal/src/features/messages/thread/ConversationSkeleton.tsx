import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

/** Widths of bubbles, those of the reader at the right. */
const BUBBLES = [
  ['46%', false],
  ['30%', false],
  ['52%', true],
  ['38%', false],
  ['24%', true],
] as const;

const Box = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column' });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  minHeight: 68,
  padding: '8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Body = styled('div')({ display: 'grid', gap: 14, flex: 1, alignContent: 'end', padding: 20 });

/** The shape of a conversation, while it loads. */
export function ConversationSkeleton() {
  return (
    <Box role="status" aria-busy="true" aria-label="Loading the conversation">
      <Head>
        <Skeleton style={{ width: 40, height: 40, borderRadius: '50%' }} />
        <Skeleton style={{ width: 160, height: 18 }} />
      </Head>
      <Body>
        {BUBBLES.map(([width, isOwn]) => (
          <Skeleton key={width} style={{ width, height: 40, justifySelf: isOwn ? 'end' : 'start' }} />
        ))}
      </Body>
    </Box>
  );
}
