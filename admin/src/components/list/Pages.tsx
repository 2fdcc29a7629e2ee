import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';

import { DENSE } from '../../lib/type';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  marginTop: 12,
  '& p': { ...DENSE, color: theme.vars.palette.text.secondary },
}));

interface PagesProps {
  /** What is counted, in the plural. */
  unit: string;
  /** Says how many of how many are shown, where the documents have words for it. */
  footer?: ((shown: number, total: number) => string) | undefined;
}

/** Which part of the list is shown, and the ways to the others. */
export function Pages({ unit, footer }: PagesProps) {
  const { page, perPage, total, data, setPage } = useListContext();
  if (!total || data.length === 0) return null;
  const first = (page - 1) * perPage + 1;
  const pages = Math.ceil(total / perPage);
  return (
    <Box>
      <p role="status">
        {footer
          ? footer(data.length, total)
          : `${first}–${first + data.length - 1} of ${total.toLocaleString('en-IN')} ${unit}`}
      </p>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          siblingCount={0}
          onChange={(_event, chosen) => {
            setPage(chosen);
            window.scrollTo({ top: 0 });
          }}
        />
      )}
    </Box>
  );
}
