import { styled } from '@mui/material/styles';
import { useGetList } from 'react-admin';
import { VisuallyHidden } from 'ui';

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 20,
  padding: '0 6px',
  fontSize: '0.75rem',
  textAlign: 'center',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderRadius: 10,
}));

interface WaitingCountProps {
  /** The resource, and the filter of its list that finds what waits. */
  resource: string;
  filter: Record<string, string>;
  /** The order of that list, which the server has an index for. */
  field: string;
  /** What those that wait are, for screen readers. */
  word: string;
}

/** How many records of a list wait for somebody. Nothing while none do, or while it is not known. */
export function WaitingCount({ resource, filter, field, word }: WaitingCountProps) {
  const { total = 0 } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field, order: 'DESC' },
    filter,
  });
  if (total === 0) return null;
  return (
    <Count className="count">
      {total > 99 ? '99+' : total}
      <VisuallyHidden> {word}</VisuallyHidden>
    </Count>
  );
}
