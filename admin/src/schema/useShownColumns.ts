import type { ConsoleResource } from 'contracts';
import { useStore } from 'react-admin';

/** The columns of a list that are shown: as somebody has chosen them in this browser, or else as the server says. */
export function useShownColumns({ name, columns }: ConsoleResource) {
  return useStore<string[]>(
    `${name}.columns`,
    columns.filter(({ isShown }) => isShown).map(({ field }) => field),
  );
}
