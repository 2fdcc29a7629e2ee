import { styled } from '@mui/material/styles';
import type { Page } from 'contracts';
import { useId, type ElementType, type ReactNode } from 'react';

import type { ApiResult } from '../lib/useApi';
import { useFailureToast } from '../lib/useFailureToast';
import { LoadFailure } from './LoadFailure';
import { Pagination } from './Pagination';

const Section = styled('section')({ '&:focus-visible': { outline: 'none' } });

interface PagedListProps<Item, Answer> {
  /** What `useApi` or `useSteadyApi` has of the list. */
  result: ApiResult<Answer> & { isPrevious?: boolean };
  /** What is said when it could not be loaded: a sentence of the documents. */
  failure: string;
  /** Stands there while it loads, in the shape of what comes. */
  skeleton: ReactNode;
  /** Stands there when there is nothing, and says what to do then. */
  empty: (answer: Answer) => ReactNode;
  /** Names the list, where the page has others. */
  label?: string;
  /** The element around the items; each comes in an `li`. */
  List?: ElementType;
  /** What belongs above the items, and below them, of an answer that has some. */
  above?: (answer: Answer) => ReactNode;
  below?: (answer: Answer) => ReactNode;
  /** The address of a page of the list. */
  pathOf: (page: number) => string;
  /** Offers the pages by number as well. */
  isNumbered?: boolean;
  /** Stands above an item where another part of the list begins. @param before the item before it on this page */
  dividerOf?: (item: Item, before: Item | undefined) => ReactNode;
  /** @param keepPlace to be called when something is done by which the item goes: the keyboard goes on from the list */
  children: (item: Item, keepPlace: () => void) => ReactNode;
}

/** A page of a list with its pages, or what stands in while it loads, when it failed to, or when there is nothing. */
export function PagedList<Item extends { _id: string }, Answer extends Page<Item>>({
  result: { data, error, retry, isPrevious = false },
  failure,
  skeleton,
  empty,
  label,
  List = 'ol',
  above,
  below,
  pathOf,
  isNumbered = false,
  dividerOf,
  children,
}: PagedListProps<Item, Answer>) {
  const id = useId();
  useFailureToast(error, failure);
  if (error) return <LoadFailure title={failure} error={error} onRetry={retry} />;
  if (!data) return skeleton;
  const keepPlace = () => document.getElementById(id)?.focus({ preventScroll: true });
  const { pagination } = data.meta;
  return (
    <Section id={id} tabIndex={-1} aria-label={label}>
      {data.data.length === 0 ? (
        empty(data)
      ) : (
        <>
          {above?.(data)}
          <List aria-label={label} aria-busy={isPrevious || undefined}>
            {data.data.map((item, index) => (
              <li key={item._id}>
                {dividerOf?.(item, data.data[index - 1])}
                {children(item, keepPlace)}
              </li>
            ))}
          </List>
          {below?.(data)}
        </>
      )}
      {/* Whoever has just emptied the last page finds back; an address far beyond it leads nowhere. */}
      {pagination.page <= pagination.pageCount + 1 && <Pagination {...{ pagination, pathOf, isNumbered }} />}
    </Section>
  );
}
