import { useDeferredValue, useState } from 'react';

import type { FieldProps } from './Field';
import { PasswordField } from './PasswordField';
import { PasswordStrength } from './PasswordStrength';

/** A password that is to be, with a meter of how hard it is to guess. */
export function NewPasswordField({ name, ...field }: FieldProps & { name: string }) {
  const [password, setPassword] = useState('');
  // Typing goes first; the meter follows.
  const measured = useDeferredValue(password);
  return (
    <>
      <PasswordField
        {...field}
        name={name}
        autoComplete="new-password"
        required
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordStrength password={measured} />
    </>
  );
}
