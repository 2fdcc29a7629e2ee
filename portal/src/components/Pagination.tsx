import { styled } from '@mui/material/styles';
import type { Pagination as PaginationState } from 'contracts';
import { Link } from 'react-router-dom';

import { pageNumbers } from './pageNumbers';

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

const Numbers = styled('ol')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& a, & span.gap': { display: 'grid', placeItems: 'center', minWidth: 40, height: 44, textDecoration: 'none' },
  '& a': {
    ...theme.typography.button,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
    borderRadius: theme.vars.shape.borderRadius,
    transition: theme.transitions.create(['background-color'], { duration: 150 }),
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
    '&[aria-current]': {
      color: theme.vars.palette.primary.contrastText,
      backgroundColor: theme.vars.palette.primary.main,
    },
  },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
/** What stands in for the numbers where there is no room for them. */
const Place = styled('span', { shouldForwardProp: (name) => name !== 'isNumbered' })<{ isNumbered: boolean }>(
  ({ theme, isNumbered }) => (isNumbered ? { [theme.breakpoints.up('sm')]: { display: 'none' } } : {}),
);

interface PaginationProps {
  pagination: PaginationState;
  /** Offers the pages by number as well, where the window is wide enough. */
  isNumbered?: boolean;
  /** The address of a page of the list. */
  pathOf: (page: number) => string;
}

/** Steps between the pages of a list; absent when there is only one. */
export function Pagination({ pagination: { page, pageCount }, pathOf, isNumbered = false }: PaginationProps) {
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
      <div>
        {isNumbered && (
          <Numbers>
            {pageNumbers(page, pageCount).map((number, index) => (
              <li key={number ?? `gap-${index}`}>
                {number === null ? (
                  <span className="gap" aria-hidden="true">
                    …
                  </span>
                ) : (
                  <Link
                    to={pathOf(number)}
                    aria-label={`Page ${number}`}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {number}
                  </Link>
                )}
              </li>
            ))}
          </Numbers>
        )}
        <Place isNumbered={isNumbered}>
          Page {page} of {pageCount}
        </Place>
      </div>
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
