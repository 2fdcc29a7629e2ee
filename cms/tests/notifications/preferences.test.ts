// @databases both
import {
  api,
  messages,
  NOTIFICATION_KINDS,
  preferencesAnswer,
  type NotificationKind,
  type NotificationPreference,
} from 'contracts';
import { describe, expect, it } from 'vitest';

import { bodyOf, refusalOf } from '../helpers/expectations';
import { mailsTo, mailTo } from '../helpers/mailbox';
import { ask, choose, someone, told, type Someone } from '../helpers/notifications';

const read = async ({ browser }: Someone): Promise<NotificationPreference[]> =>
  bodyOf(await browser.send(api.notificationPreferences()), preferencesAnswer).data;
const put = ({ browser }: Someone, json: unknown) =>
  browser.send(api.notificationPreferences(), { method: 'PUT', json });
const kindsMailedTo = async ({ email }: Someone) =>
  (await mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind in NOTIFICATION_KINDS);

const DEFAULTS = Object.entries(NOTIFICATION_KINDS).map(([kind, { onSite, byMail }]) => ({
  kind: kind as NotificationKind,
  onSite,
  byMail,
}));

describe('preferences', () => {
  it('are the defaults, each kind once, until something is chosen', async () => {
    expect(await read(await someone())).toEqual(DEFAULTS);
  });

  it('change for the kinds that are named, and for nobody else', async () => {
    const [person, other] = [await someone(), await someone()];
    const chosen = { kind: 'connection-accepted', onSite: false, byMail: true } as const;
    const answer = await put(person, { preferences: [chosen] });
    const expected = DEFAULTS.map((preference) => (preference.kind === chosen.kind ? chosen : preference));
    expect(bodyOf(answer, preferencesAnswer).data).toEqual(expected);
    expect(await read(person)).toEqual(expected);
    expect(await read(other)).toEqual(DEFAULTS);
    expect(bodyOf(await put(person, { preferences: [] }), preferencesAnswer).data).toEqual(expected);
  });

  it('are kept, whatever is written at the same time', async () => {
    const person = await someone();
    const bodies = [true, false].flatMap((byMail) =>
      DEFAULTS.map(({ kind }) => ({ preferences: [{ kind, onSite: true, byMail }] })),
    );
    const answers = await Promise.all(bodies.map((body) => put(person, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read(person)).toHaveLength(DEFAULTS.length);
  });

  it.each([
    ['a kind that there is not', [{ kind: 'weather', onSite: true, byMail: true }], 'preferences.0.kind'],
    ['half a preference', [{ kind: 'connection-request', onSite: true }], 'preferences.0.byMail'],
    ['one kind twice', [DEFAULTS[0], DEFAULTS[0]], 'Each kind once'],
    ['somebody else’s', [{ ...DEFAULTS[0], personId: 1 }], 'personId'],
    ['messages kept from the site', [{ kind: 'person-message', onSite: false, byMail: true }], messages.keptOnSite],
  ])('refuse %s', async (_what, preferences, sentence) => {
    const person = await someone();
    expect(refusalOf(await put(person, { preferences }), 400).msg).toContain(sentence);
    expect(await read(person)).toEqual(DEFAULTS);
  });
});

describe('a kind that is', () => {
  it('off is neither shown nor mailed', async () => {
    const [asking, asked] = [await someone('Ravi Menon'), await someone()];
    await choose(asked, { kind: 'connection-request', onSite: false, byMail: false });
    await ask(asking, asked);
    expect(await told(asked)).toEqual([]);
    // What is mailed afterwards comes afterwards.
    await choose(asked, { kind: 'connection-request', onSite: false, byMail: true });
    await ask(await someone('Meera Iyer'), asked);
    const mail = await mailTo(asked.email, 'connection-request');
    expect(mail.text).toContain('Meera Iyer');
    expect(await kindsMailedTo(asked)).toEqual(['connection-request']);
    expect(await told(asked), 'by mail alone').toEqual([]);
  });

  it('on the site alone is not mailed', async () => {
    const [asking, asked] = [await someone('Ravi Menon'), await someone()];
    await choose(asked, { kind: 'connection-request', onSite: true, byMail: false });
    await ask(asking, asked);
    expect(await told(asked)).toHaveLength(1);
    const answer = await asking.browser.post(api.personMessage(asked.profileId), { message: 'Hello.' });
    expect(answer.status, answer.text).toBe(200);
    await mailTo(asked.email, 'person-message');
    expect(await kindsMailedTo(asked)).toEqual(['person-message']);
  });
});
