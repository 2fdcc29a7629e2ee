import { useState } from 'react';

import { useUser } from './session';

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** What somebody is writing; it is still there after a look elsewhere, or a reload. @param of such as `messages.` and a person */
export function useKeptText(of: string): readonly [string, (text: string) => void] {
  const name = `draft.${useUser()._id}.${of}`;
  const [text, setText] = useState(() => read(name));
  const write = (next: string) => {
    setText(next);
    try {
      if (next) sessionStorage.setItem(name, next);
      else sessionStorage.removeItem(name);
    } catch {
      // The browser keeps nothing; the field still has it.
    }
  };
  return [text, write];
}
