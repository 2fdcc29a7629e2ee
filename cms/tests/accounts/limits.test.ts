// @databases both
import { api, messages } from 'contracts';
import { describe, expect, inject, it } from 'vitest';

import { Browser, type BrowserAnswer } from '../helpers/browser';
import { mailsTo } from '../helpers/mailbox';
import { login, member, newEmail, newPerson, registered, signedIn, whoIs } from '../helpers/people';

const WRONG = 'Not-the-password-1';

/** Both instances where there are two: a second one is no second try. */
const urls = (): string[] => [inject('stage').url, inject('stage').secondUrl ?? inject('stage').url];

async function inTurn(count: number, attempt: (index: number) => Promise<BrowserAnswer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await attempt(index)).status);
  return statuses;
}

describe('guessing passwords (security matrix 9)', () => {
  it('ends for a client with its 11th try, whichever accounts it tries', async () => {
    const { address } = new Browser();
    const attempt = (index: number) =>
      login(new Browser(urls()[index % 2], address), { email: newEmail(), password: WRONG });
    expect(await inTurn(11, attempt)).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const refused = await attempt(0);
    expect(refused.json).toMatchObject({ msg: messages.tooManyAttempts });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('ends for an account with the 11th try, from however many addresses, and its owner still gets in', async () => {
    const person = await member();
    const owner = await signedIn(person);
    await owner.post(api.logout());

    const attempt = (index: number) => login(new Browser(urls()[index % 2]), { email: person.email, password: WRONG });
    expect(await inTurn(12, attempt)).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect((await login(new Browser(), person)).status, 'the right password, guessed').toBe(429);

    await signedIn(person, owner);
    expect(await whoIs(owner)).not.toBeNull();
  });

  it('is not helped by a forged X-Forwarded-For', async () => {
    const attacker = new Browser();
    const statuses = await inTurn(11, (index) =>
      attacker.post(api.login(), { email: newEmail(), password: WRONG }, { 'x-forwarded-for': `10.0.0.${index}` }),
    );
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not helped by trying all at once', async () => {
    const attacker = new Browser();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login(attacker.copy(), { email: newEmail(), password: WRONG })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('is not helped by a device cookie of another account, or a made-up one', async () => {
    const [mine, theirs] = [await member(), await member()];
    const attacker = await signedIn(mine);
    const device = attacker.cookies.get('device') ?? '';
    const statuses = await inTurn(11, (index) => {
      attacker.cookies.set('device', index % 2 ? device : `${index}.${device.split('.')[1]}`);
      return login(attacker, { email: theirs.email, password: WRONG });
    });
    expect(statuses.at(-1)).toBe(429);
  });

  it('is limited for a known browser too', async () => {
    const person = await member();
    const browser = await signedIn(person);
    const statuses = await inTurn(11, () => login(browser, { email: person.email, password: WRONG }));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('does not count logins that succeed', async () => {
    const person = await member();
    const { address } = new Browser();
    const statuses = await inTurn(12, () => login(new Browser(undefined, address), person));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('mail bombing (security matrix 10)', () => {
  it('a client writes to 10 addresses a minute at most, however it goes about it', async () => {
    const client = new Browser();
    const statuses = await inTurn(50, (index) => {
      if (index % 3 === 0) return client.post(api.register(), newPerson());
      return client.post(index % 3 === 1 ? api.forgotPassword() : api.resendVerification(), { email: newEmail() });
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
  });

  it('an address gets 3 mails an hour at most, and the answer does not tell', async () => {
    const person = newPerson();
    await registered(person);
    const bodies = new Set<string>();
    for (let index = 0; index < 20; index += 1) {
      const client = new Browser(urls()[index % 2]);
      const path = index % 2 ? api.resendVerification() : api.forgotPassword();
      const answer = await client.post(path, { email: person.email });
      expect(answer.status).toBe(200);
      bodies.add(answer.text);
    }
    expect(bodies.size).toBe(2);
    expect(await mailsTo(person.email)).toHaveLength(3);
  });
});
