import { lazy } from 'react';

/** The people who have an account. Their editor is a dialog over the list, at an address of its own. */
export const users = { list: lazy(() => import('./UserList')), recordRepresentation: 'name' };
