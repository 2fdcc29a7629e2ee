import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  marginTop: 16,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Which part of the list is shown, and the ways to the others. @param unit what is counted, in the plural */
export function Pages({ unit }: { unit: string }) {
  const { page, perPage, total, data, setPage } = useListContext();
  if (!total || data.length === 0) return null;
  const first = (page - 1) * perPage + 1;
  const pages = Math.ceil(total / perPage);
  return (
    <Box>
      <p role="status">
        {first}–{first + data.length - 1} of {total.toLocaleString('en-IN')} {unit}
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
