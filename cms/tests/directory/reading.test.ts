// @databases both
import { api, peopleAnswer, personAnswer, type Person, type ProfileBody } from 'contracts';
import { describe, expect, it } from 'vitest';

import { unique } from '../helpers/factories';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { newMember, type Member } from '../helpers/members';
import { changeInPanel, demo, signedIn } from '../helpers/people';
import { putProfile } from '../helpers/profiles';

/** A word that finds nobody else. */
const newWord = (): string => unique('q').replace(' ', '').toLowerCase();

async function find(reader: Member, query: Parameters<typeof api.directory>[0]): Promise<Person[]> {
  return bodyOf(await reader.browser.send(api.directory(query)), peopleAnswer).data;
}
const change = async (member: Member, fields: ProfileBody): Promise<void> => {
  const answer = await putProfile(member.browser, fields);
  expect(answer.status, answer.text).toBe(200);
};
const accountOf = async ({ browser }: Member): Promise<string> =>
  ((await browser.send(api.me())).json as { _id: string })._id;

describe('the directory follows its people at once', () => {
  it('when they change what they are found by', async () => {
    const [before, after] = [newWord(), newWord()];
    const ravi = await newMember({ company: before });
    expect(await find(ravi, { search: before })).toMatchObject([{ _id: ravi.profileId, connection: 'self' }]);
    await change(ravi, { company: '', skills: [after] });
    expect(await find(ravi, { search: before })).toEqual([]);
    expect(await find(ravi, { search: after.slice(0, -1) })).toMatchObject([{ _id: ravi.profileId }]);
  });

  it('when somebody blocks their account, takes another role or leaves', async () => {
    const admin = await signedIn(demo('admin'));
    const reader = await newMember();
    const word = newWord();
    const ravi = await newMember({ company: word });
    const isFound = async () => (await find(reader, { search: word })).length === 1;
    const account = await accountOf(ravi);

    expect(await isFound()).toBe(true);
    await changeInPanel(account, { blocked: true });
    expect(await isFound()).toBe(false);
    refusalOf(await reader.browser.send(api.person(ravi.profileId)), 404);
    await changeInPanel(account, { blocked: false });
    expect(await isFound()).toBe(true);

    await admin.send(`${api.console()}/users/${account}`, { method: 'PUT', json: { role: 'faculty' } });
    expect(await isFound()).toBe(false);
    expect(bodyOf(await reader.browser.send(api.person(ravi.profileId)), personAnswer).data.role).toBe('faculty');
    await admin.send(`${api.console()}/users/${account}`, { method: 'PUT', json: { role: 'alumni' } });
    expect(await isFound()).toBe(true);

    await admin.send(`${api.console()}/users/${account}`, { method: 'DELETE' });
    expect(await isFound()).toBe(false);
    refusalOf(await reader.browser.send(api.person(ravi.profileId)), 404);
  });

  it('and lists alumni alone', async () => {
    const word = newWord();
    const student = await newMember({ role: 'student', company: word });
    await newMember({ role: 'faculty', company: word });
    const alumna = await newMember({ company: word });
    expect((await find(student, { search: word })).map(({ _id }) => _id)).toEqual([alumna.profileId]);
  });
});

it('has several addresses for one thing', async () => {
  const ravi = await newMember();
  const list = await ravi.browser.send(api.directory());
  for (const path of ['/api/alumni-directory', '/api/networking']) {
    expect((await ravi.browser.send(path)).text).toBe(list.text);
  }
  const page = await ravi.browser.send(api.person(ravi.profileId));
  expect((await ravi.browser.send(`/api/alumni/${ravi.profileId}`)).text).toBe(page.text);
});

it('refuses queries that make no sense, and pages beyond all are empty', async () => {
  const ravi = await newMember();
  for (const query of [
    'graduationYear=abc',
    'graduationYear=1',
    'page=0',
    'pageSize=101',
    `search=${'x'.repeat(101)}`,
  ]) {
    refusalOf(await ravi.browser.send(`${api.directory()}?${query}`), 400);
  }
  expect(await find(ravi, { page: 1_000_000 })).toEqual([]);
});
