import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-admin';

import { act, isShortcut } from './act';

interface Keys {
  /** Whether the list of keys is shown. */
  isOpen: boolean;
  show: () => void;
  close: () => void;
}

/** Whether letters are shortcuts, which somebody who dictates or is easily mistyped turns off (WCAG 2.1.4). */
export const useKeysAreOn = () => useStore('keys', true);

/** Listens to the letters that are shortcuts, on whatever page of the console. */
export function useKeys(): Keys {
  const [isOpen, setOpen] = useState(false);
  const [areOn] = useKeysAreOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || !isShortcut(event)) return;
    if (event.key === '?') setOpen(true);
    else if (!act(event.key, event.target)) return;
    // What has got the focus by it is not written into.
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { isOpen, show: () => setOpen(true), close: () => setOpen(false) };
}
