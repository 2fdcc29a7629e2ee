import { styled } from '@mui/material/styles';
import type { Pagination as PaginationState } from 'contracts';
import { Link } from 'react-router-dom';

const Bar = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 16,
  paddingTop: 32,
  color: theme.vars.palette.text.secondary,
}));

const Step = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  justifySelf: 'start',
  padding: '10px 18px',
  '&[rel=next]': { justifySelf: 'end' },
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.scheme.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
  '&:hover': { borderColor: 'currentColor' },
}));

interface PaginationProps {
  pagination: PaginationState;
  /** The address of a page of the list. */
  pathOf: (page: number) => string;
}

/** Steps between the pages of a list; absent when there is only one. */
export function Pagination({ pagination: { page, pageCount }, pathOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <Bar aria-label="Pages">
      {page > 1 ? (
        <Step to={pathOf(page - 1)} rel="prev">
          Previous
        </Step>
      ) : (
        <span />
      )}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount ? (
        <Step to={pathOf(page + 1)} rel="next">
          Next
        </Step>
      ) : (
        <span />
      )}
    </Bar>
  );
}
