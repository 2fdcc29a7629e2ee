import { useCallback, useDeferredValue, useState } from 'react';

import type { FieldProps } from './Field';
import { PasswordField } from './PasswordField';
import { PasswordStrength } from './PasswordStrength';

/** A password that is to be, with a meter of how hard it is to guess. */
export function NewPasswordField({ name, ...field }: FieldProps & { name: string }) {
  const [password, setPassword] = useState('');
  // Typing goes first; the meter follows.
  const measured = useDeferredValue(password);
  // The page stands before its script is here: what was typed until then told nobody.
  const takeTyped = useCallback((input: HTMLInputElement | null) => {
    if (input) setPassword(input.value);
  }, []);
  return (
    <>
      <PasswordField
        {...field}
        ref={takeTyped}
        name={name}
        autoComplete="new-password"
        required
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordStrength password={measured} />
    </>
  );
}
