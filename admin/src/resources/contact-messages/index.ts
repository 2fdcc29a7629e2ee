import { lazy } from 'react';

/** What visitors wrote into the contact form. One of them is read in a dialog over the list, at an address of its own. */
export const contactMessages = { list: lazy(() => import('./ContactMessageList')), recordRepresentation: 'name' };
