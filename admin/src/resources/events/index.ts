import { lazy } from 'react';

/** What the society holds. An event is written in a dialog over the list, at an address of its own. */
export const events = { list: lazy(() => import('./EventList')), recordRepresentation: 'title' };
