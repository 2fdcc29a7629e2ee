// @databases both
import { api, consoleEventSchema, consoleUserSchema } from 'contracts';
import { describe, expect, it } from 'vitest';

import { announcement, event, unique } from '../helpers/factories';
import { asAdmin, newUser, USERS } from './helpers';

const ROUNDS = 5;
const EVENTS = `${api.console()}/events`;
const put = (address: string, json: object) => asAdmin(address, { method: 'PUT', json });

describe('two admins at once', () => {
  it('who change different fields of a record both have changed it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { documentId } = await event({ isPublished: true });
      const user = await newUser();
      const [title, name] = [unique('Moved'), unique('Meera')];
      const answers = await Promise.all([
        put(`${EVENTS}/${documentId}`, { title }),
        put(`${EVENTS}/${documentId}`, { isPublished: false }),
        put(`${USERS}/${user.id}`, { name }),
        put(`${USERS}/${user.id}`, { role: 'faculty' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const stored = consoleEventSchema.parse((await asAdmin(`${EVENTS}/${documentId}`)).json);
      expect(stored).toMatchObject({ title, isPublished: false });
      const account = consoleUserSchema.parse((await asAdmin(`${USERS}/${user.id}`)).json);
      expect(account).toMatchObject({ name, role: 'faculty' });
    }
  });

  it.each([
    ['events', async () => (await event()).documentId],
    ['announcements', async () => (await announcement()).documentId],
  ])('who edit and delete one of the %s are answered, and the server goes on', async (name, made) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const address = `${api.console()}/${name}/${await made()}`;
      const [edited, ...deleted] = await Promise.all([
        put(address, { title: unique('Edited') }),
        asAdmin(address, { method: 'DELETE' }),
        asAdmin(address, { method: 'DELETE' }),
      ]);
      expect([200, 404]).toContain(edited.status);
      expect(deleted.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await asAdmin(address)).status).toBe(404);
    }
  });
});
