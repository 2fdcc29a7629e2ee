// @databases both
import { api } from 'contracts';
import { describe, expect, it } from 'vitest';

import { member, newEmail, signedIn } from '../helpers/people';
import { knownPerson, tracesOf } from './known-person';

/** Traces of a known person that are in the download. */
const SHOWN = [
  ...'name mail newmail agent phone location bio degree major program year job company industry skill'.split(' '),
  ...'language expectation advice goal notes feedback'.split(' '),
  ...'interest expertise mentor linkedin portfolio writer question answer letter resume vacancy referral search report'.split(
    ' ',
  ),
];

describe('the download of the own data', () => {
  it('is a file with everything of the person', async () => {
    const known = await knownPerson();
    const answer = await known.browser.send(api.accountData());
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    for (const place of SHOWN) expect(answer.text).toContain(`${known.word}${place}`);
    expect(answer.text).toContain(known.avatar);
    // The ticket's mail is there until it is sent.
    expect(answer.json).toMatchObject({
      account: { role: 'alumni' },
      outgoingMail: expect.arrayContaining([expect.objectContaining({ kind: 'password-changed' })]),
    });
  });

  it('holds nothing of anybody else, and no secret', async () => {
    const other = await knownPerson();
    const { text } = await (await signedIn(await member({ email: newEmail() }))).send(api.accountData());
    for (const trace of [...tracesOf(other), other.profileId]) expect(text).not.toContain(trace);
    expect(text).not.toMatch(/\$2[aby]\$|tokenHash|\b[0-9a-f]{64}\b/);
  });
});
