import type { MouseEvent } from 'react';
import type { RaRecord } from 'react-admin';

/** What in a row answers a click by itself. */
const OPERATED = 'a, button, input, label, summary, details';

/**
 * What makes an element the row of a record: the keyboard finds it (`layout/keys`), and a click beside whatever can be
 * operated in it opens the record.
 */
export const rowOf = <Item extends RaRecord>(record: Item, onOpen: ((record: Item) => void) | undefined) => ({
  'data-record': record.id,
  tabIndex: -1,
  ...(onOpen && {
    onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      // Clicks in a dialog come by here as well, and words can be marked.
      const isHere = target instanceof Element && currentTarget.contains(target);
      if (isHere && !target.closest(OPERATED) && String(getSelection()) === '') onOpen(record);
    },
  }),
});
