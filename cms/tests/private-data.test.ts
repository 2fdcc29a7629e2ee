// @databases one
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect, inject, it } from 'vitest';

import { mailTo } from './helpers/mailbox';
import { newPerson, registered } from './helpers/people';

it('what people entrust to the server is readable by nobody else on its machine', async () => {
  const person = newPerson();
  await registered(person);
  await mailTo(person.email, 'verify-email');
  const { dataDir } = inject('stage');
  const modeOf = (name: string) => statSync(path.join(dataDir, name)).mode & 0o777;
  expect(modeOf('.')).toBe(0o700);
  for (const name of ['secrets.json', 'mail']) {
    expect([name, modeOf(name) & 0o077]).toEqual([name, 0]);
  }
  if (inject('stage').databaseUrl === null) expect(modeOf('data.db')).toBe(0o600);
  for (const name of readdirSync(path.join(dataDir, 'mail'))) expect(modeOf(path.join('mail', name)) & 0o077).toBe(0);
});
