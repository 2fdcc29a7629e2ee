import { styled } from '@mui/material/styles';
import { useGetList } from 'react-admin';

import { VisuallyHidden } from '../components/VisuallyHidden';

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  marginLeft: 'auto',
  minWidth: 24,
  padding: '1px 7px',
  textAlign: 'center',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderRadius: 12,
}));

/** How many messages wait to be handled, beside the way to them. Nothing while none do, or while it is not known. */
export function NewMessages() {
  const { total = 0 } = useGetList('contact-messages', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { status: 'new' },
  });
  if (total === 0) return null;
  return (
    <Count>
      {total > 99 ? '99+' : total}
      <VisuallyHidden> new</VisuallyHidden>
    </Count>
  );
}
