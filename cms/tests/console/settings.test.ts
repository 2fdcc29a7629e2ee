// @databases one
import { api, consoleSettingsAnswer, type Settings } from 'contracts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { newPerson } from '../helpers/people';
import { asAdmin, refusedWith } from './helpers';

const save = (json: object) => asAdmin(api.consoleSettings(), { method: 'PUT', json });
const current = async (): Promise<Settings> =>
  consoleSettingsAnswer.parse((await asAdmin(api.consoleSettings())).json).data;

describe('an admin changes the settings (admin §2)', () => {
  let before: Settings;
  beforeAll(async () => {
    before = await current();
  });
  afterEach(async () => {
    expect((await save(before)).status).toBe(200);
  });

  it('all of them, or some', async () => {
    const changed: Settings = {
      siteName: 'Sphuran Connect',
      siteDescription: '',
      enableRegistration: false,
      requireEmailVerification: false,
      maxEventsPerPage: 5,
      maxUsersPerPage: 100,
      timeZone: 'Europe/Berlin',
      currency: 'INR',
    };
    expect((await save(changed)).json).toEqual({ data: changed });
    expect(await current()).toEqual(changed);
    expect((await save({ maxEventsPerPage: 50 })).json).toEqual({ data: { ...changed, maxEventsPerPage: 50 } });
  });

  it('and visitors see it at the next request', async () => {
    const site = async () => (await new Browser().send(api.site())).json as { data: { settings: object } };
    expect((await site()).data.settings).toMatchObject({ timeZone: 'Asia/Kolkata' });
    await save({ timeZone: 'Asia/Tokyo', siteName: 'Renamed' });
    expect((await site()).data.settings).toMatchObject({ timeZone: 'Asia/Tokyo', siteName: 'Renamed' });
    await save({ maxEventsPerPage: 5 });
    const events = (await new Browser().send(api.events())).json as { data: unknown[] };
    expect(events.data).toHaveLength(5);
  });

  it('and a closed registration takes nobody (design §4)', async () => {
    await save({ enableRegistration: false });
    refusedWith(await new Browser().post(api.register(), newPerson()), 403);
  });

  it.each([
    ['maxEventsPerPage', 4],
    ['maxEventsPerPage', 51],
    ['maxEventsPerPage', 10.5],
    ['maxUsersPerPage', 9],
    ['maxUsersPerPage', 101],
    ['maxUsersPerPage', '20'],
    ['siteName', ''],
    ['siteName', 'a'.repeat(101)],
    ['siteDescription', 'a'.repeat(501)],
    ['timeZone', 'Mars/Olympus'],
    ['currency', 'XYZ'],
    ['enableRegistration', 'yes'],
    ['id', 1],
    ['documentId', 'x'],
    ['createdBy', 1],
  ])('not outside its range: %s = %j (admin §5)', async (name, value) => {
    const before = await current();
    refusedWith(await save({ ...before, [name]: value }), 400);
    expect(await current()).toEqual(before);
  });
});
