// @databases both
import { api, peopleAnswer, personAnswer, PRIVACY_DEFAULTS, type PrivacySettings } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { bodyOf } from './helpers/expectations';
import { unique } from './helpers/factories';
import { newMember, type Member } from './helpers/members';
import { editor } from './helpers/panel';
import { placesOfPeople } from './helpers/people-places';
import { newProposalOf } from './helpers/proposals';
import { writeProfile } from './helpers/profiles';

/*
 * What a person hides is nowhere, and cannot be found by (security matrix 6): each setting is switched off and every
 * place that shows people is read.
 */
const company = unique('Company');
const mark = unique('mark').replace(' ', '');
const LINKS = ['linkedin', 'twitter', 'facebook', 'website', 'github', 'portfolio'] as const;

/** What each setting hides, as it was entered, and what it could be searched by. */
const secrets = (person: Member) =>
  ({
    showEmail: [person.email],
    showPhone: [`+91 ${mark}`],
    showLocation: [`Ville ${mark}`],
    showSocialLinks: LINKS.map((name) => `https://${name}.example.com/${mark}`),
  }) satisfies Partial<Record<keyof PrivacySettings, string[]>>;
type Setting = keyof ReturnType<typeof secrets>;
const settings: readonly Setting[] = ['showEmail', 'showPhone', 'showLocation', 'showSocialLinks'];

let person: Member;
let reader: Member;
/** Shares the company and nothing else with the person, so that suggestions show them. */
let stranger: Member;
const everything: PrivacySettings = {
  showEmail: true,
  showPhone: true,
  showLocation: true,
  showSocialLinks: true,
  allowMessaging: true,
};
const set = (privacySettings: PrivacySettings) => writeProfile(person.browser, { privacySettings });

beforeAll(async () => {
  person = await newMember({
    name: `Person ${mark}`,
    company,
    phone: `+91 ${mark}`,
    location: `Ville ${mark}`,
    spotlightOptIn: true,
    ...Object.fromEntries(LINKS.map((name) => [name, `https://${name}.example.com/${mark}`])),
  });
  reader = await newMember({ role: 'student', company });
  stranger = await newMember({ company });
  await editor.create('api::spotlight.spotlight', {
    quote: 'It began here.',
    order: 1,
    profile: { connect: [{ documentId: person.profileId }] },
  });
  await newProposalOf(person.profileId, 'approved');
  // A connection, so that lists and notifications show the person.
  await person.browser.post(api.connect(reader.profileId), {});
  await reader.browser.post(api.connect(person.profileId), {});
});

/** What every place answers those who look for the person. */
async function walk(): Promise<{ name: string; text: string }[]> {
  const shown: { name: string; text: string }[] = [];
  for (const looking of [reader, stranger]) {
    for (const { name, show } of placesOfPeople) shown.push({ name, text: await show(looking, person) });
  }
  return shown;
}

describe.each(settings)('%s', (setting) => {
  it('on: somebody can see it, so that the walk can fail', async () => {
    await set(everything);
    const shown = (await walk()).map(({ text }) => text).join('\n');
    for (const secret of secrets(person)[setting]) expect(shown).toContain(secret);
  });

  it('off: no place shows it', async () => {
    await set({ ...everything, [setting]: false });
    for (const { name, text } of await walk()) {
      for (const secret of secrets(person)[setting]) expect(text, name).not.toContain(secret);
    }
  });

  it('off: no search, filter or order finds it', async () => {
    await set({ ...everything, [setting]: false });
    for (const secret of secrets(person)[setting]) {
      for (const query of [{ search: secret }, { location: secret }, { industry: secret }]) {
        expect(await idsFor(api.directory(query)), JSON.stringify(query)).not.toContain(person.profileId);
      }
      const order = `${api.directory({ search: mark })}&sort=${setting.slice(4).toLowerCase()}`;
      expect((await reader.browser.send(order)).text).toBe(
        (await reader.browser.send(api.directory({ search: mark }))).text,
      );
    }
  });
});

it('hides a place so that it cannot be told from one that nobody entered', async () => {
  await set({ ...everything, showLocation: false });
  const hidden = await reader.browser.send(api.directory({ location: `Ville ${mark}` }));
  const invented = await reader.browser.send(api.directory({ location: `Nowhere ${mark}` }));
  expect(hidden.text).toBe(invented.text);
});

it('leaves it to the person whether anybody may write', async () => {
  await set({ ...everything, allowMessaging: false });
  expect(bodyOf(await reader.browser.send(api.person(person.profileId)), personAnswer).data.canMessage).toBe(false);
  await set(everything);
  expect(bodyOf(await reader.browser.send(api.person(person.profileId)), personAnswer).data.canMessage).toBe(true);
});

it('begins as documented (member §9)', async () => {
  const { privacySettings } = await writeProfile((await newMember()).browser, {});
  expect(privacySettings).toEqual(PRIVACY_DEFAULTS);
});

async function idsFor(address: string): Promise<string[]> {
  const answer = await reader.browser.send(address);
  // An address is longer than a search may be.
  if (answer.status === 400) return [];
  return bodyOf(answer, peopleAnswer).data.map(({ _id }) => _id);
}
