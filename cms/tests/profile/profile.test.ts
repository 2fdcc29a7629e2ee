// @databases both
import { api, messages, ownProfileSchema, PRIVACY_DEFAULTS, type ProfileBody } from 'contracts';
import { describe, expect, it } from 'vitest';

import { bodyOf, refusalOf } from '../helpers/expectations';
import { asEditor, asOwner } from '../helpers/panel';
import { member, signedIn, whoIs } from '../helpers/people';
import { ownAlumniProfile, ownProfile, putAlumniProfile, putProfile, writeProfile } from '../helpers/profiles';

const student = async () => signedIn(await member());
const alumna = async () => signedIn(await member({ role: 'alumni' }));

const EVERYTHING: ProfileBody = {
  name: 'Asha Verma-Rao',
  phone: '+91 99999 00000',
  location: 'Kurukshetra',
  bio: 'Builds <b>small</b> robots.\nLikes “quotes”.',
  graduationYear: 2024,
  degree: 'B. Tech.',
  major: 'Electronics',
  program: 'Engineering',
  year: 'Third',
  jobTitle: 'Engineer',
  company: 'Rao & Daughters',
  industry: 'Robotics',
  linkedin: 'https://linkedin.com/in/asha',
  twitter: 'https://x.com/asha',
  facebook: 'https://facebook.com/asha',
  website: 'https://asha.example',
  github: 'https://github.com/asha',
  portfolio: 'http://asha.example/work',
  skills: ['Go', 'Soldering'],
  interests: ['Kites'],
  expertise: ['Motors'],
  isMentor: true,
  mentorBio: 'I listen.',
  availabilityHours: 'As needed',
  privacySettings: {
    showEmail: true,
    showPhone: true,
    showLocation: false,
    showSocialLinks: false,
    allowMessaging: false,
  },
  spotlightOptIn: true,
};

describe('the own profile', () => {
  it('of somebody new is empty, and as private as the documents have it (member §9)', async () => {
    const person = await member();
    const profile = await ownProfile(await signedIn(person));
    expect(profile).toMatchObject({
      name: person.name,
      email: person.email,
      pendingEmail: null,
      role: 'student',
      isVerified: true,
      bio: '',
      skills: [],
      graduationYear: null,
      isMentor: false,
      spotlightOptIn: false,
      profilePicture: null,
      privacySettings: PRIVACY_DEFAULTS,
    });
    expect(profile.privacySettings).toEqual({
      showEmail: false,
      showPhone: false,
      showLocation: true,
      showSocialLinks: true,
      allowMessaging: true,
    });
  });

  it('keeps every field that the general editor writes (member §3)', async () => {
    const browser = await alumna();
    const before = await ownProfile(browser);
    const written = await writeProfile(browser, EVERYTHING);
    expect(written).toEqual({ ...before, ...EVERYTHING });
    expect(await ownProfile(browser)).toEqual(written);
    expect((await whoIs(browser))?.name).toBe(EVERYTHING.name);
  });

  it('is the same one in the alumni editor, under its names (member §3)', async () => {
    const browser = await alumna();
    const written = await writeProfile(browser, EVERYTHING);
    const seen = await ownAlumniProfile(browser);
    expect(seen).toMatchObject({ _id: written.profileId, currentPosition: 'Engineer', skills: ['Go', 'Soldering'] });
    expect(seen.socialLinks).toEqual({
      linkedin: written.linkedin,
      twitter: written.twitter,
      facebook: written.facebook,
      website: written.website,
    });
    const answer = await putAlumniProfile(browser, {
      currentPosition: 'Founder',
      socialLinks: { twitter: 'https://x.com/rao' },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await ownProfile(browser)).toEqual({ ...written, jobTitle: 'Founder', twitter: 'https://x.com/rao' });
  });

  it('changes in what is sent alone', async () => {
    const browser = await alumna();
    const written = await writeProfile(browser, EVERYTHING);
    expect(await writeProfile(browser, { bio: '', graduationYear: null })).toEqual({
      ...written,
      bio: '',
      graduationYear: null,
    });
    expect(bodyOf(await putProfile(browser, {}), ownProfileSchema)).toEqual({
      ...written,
      bio: '',
      graduationYear: null,
    });
  });

  it('trims its lists and drops what is empty or there twice (site §5, member §5)', async () => {
    const browser = await student();
    const { skills } = await writeProfile(browser, { skills: [' Go ', '', 'Go', 'go', '  ', 'Welding'] });
    expect(skills).toEqual(['Go', 'go', 'Welding']);
  });

  it('is not touched by two writers at once, each of another field', async () => {
    const browser = await student();
    await Promise.all([
      putProfile(browser, { bio: 'One' }),
      putProfile(browser.copy(), { company: 'Two' }),
      putProfile(browser.copy(), { major: 'Three' }),
    ]);
    expect(await ownProfile(browser)).toMatchObject({ bio: 'One', company: 'Two', major: 'Three' });
  });
});

describe('what does not fit is refused, and nothing changes', () => {
  it.each([
    ['name', ''],
    ['name', 'x'.repeat(101)],
    ['email', 'nobody'],
    ['graduationYear', '2024'],
    ['graduationYear', 1949],
    ['graduationYear', 2024.5],
    ['graduationYear', 1e308],
    ['skills', 'Go, Rust'],
    ['skills', Array.from({ length: 31 }, (_, index) => `Skill ${index}`)],
    ['skills', [1]],
    ['skills', ['x'.repeat(121)]],
    ['bio', 'x'.repeat(2001)],
    ['bio', { $ne: '' }],
    ['company', 'x'.repeat(121)],
    ['linkedin', 'javascript:alert(1)'],
    ['linkedin', 'linkedin.com/in/asha'],
    ['linkedin', '//evil.example/x'],
    ['website', 'https://nodot'],
    ['website', 'data:text/html,x'],
    ['portfolio', `https://a.example/${'x'.repeat(500)}`],
    ['github', 'ftp://a.example'],
    ['availabilityHours', 'Always'],
    ['isMentor', 'yes'],
    ['privacySettings', { showEmail: true }],
    ['privacySettings', { ...PRIVACY_DEFAULTS, showEverything: true }],
    ['spotlightOptIn', null],
  ])('%s %j', async (field, value) => {
    const browser = await alumna();
    const before = await ownProfile(browser);
    const json = { bio: 'Must not be kept', [field]: value };
    refusalOf(await browser.send(api.ownProfile(), { method: 'PUT', json }), 400);
    expect(await ownProfile(browser)).toEqual(before);
  });

  it.each(['profilePicture', 'avatar', '_id', 'profileId', 'pendingEmail', 'confirmed', 'provider', 'constructor'])(
    'a field that is not the person’s to write, by name: %s (security matrix 3)',
    async (field) => {
      const browser = await student();
      const before = await ownProfile(browser);
      const json = { bio: 'Must not be kept', [field]: 'x' };
      for (const path of [api.ownProfile(), api.alumniProfile()]) {
        const answer = await browser.send(path, { method: 'PUT', json });
        expect(refusalOf(answer, 400).msg).toContain(`“${field}”`);
      }
      expect(await ownProfile(browser)).toEqual(before);
    },
  );

  it('an unknown link, by name', async () => {
    const browser = await student();
    const json = { socialLinks: { myspace: 'https://a.example' } };
    const answer = await browser.send(api.alumniProfile(), { method: 'PUT', json });
    expect(refusalOf(answer, 400).msg).toContain('“myspace”');
  });
});

describe('mentorship settings are for alumni (member §6)', () => {
  it.each(['student', 'faculty'] as const)('a %s becomes no mentor, and nothing else is written', async (role) => {
    const browser = await signedIn(await member({ role }));
    const changes: ProfileBody[] = [{ isMentor: true }, { mentorBio: 'I listen.' }, { availabilityHours: 'As needed' }];
    for (const change of changes) {
      const answer = await putProfile(browser, { bio: 'Must not be kept', ...change });
      expect(refusalOf(answer, 403).msg).toBe(messages.onlyAlumniMentor);
    }
    expect(await ownProfile(browser)).toMatchObject({ bio: '', isMentor: false, mentorBio: '', availabilityHours: '' });
  });

  it('but may send them as they are, as a form does that sends everything', async () => {
    const browser = await student();
    const unchanged: ProfileBody = { isMentor: false, mentorBio: '', availabilityHours: '' };
    expect(await writeProfile(browser, { bio: 'Kept', ...unchanged })).toMatchObject({ bio: 'Kept', isMentor: false });
  });
});

describe('the session user carries what the top bar shows', () => {
  it('the profile’s id, and its picture', async () => {
    const browser = await student();
    const user = await whoIs(browser);
    expect(user).toMatchObject({ profileId: (await ownProfile(browser)).profileId, profilePicture: null });
  });
});

describe('in the panel', () => {
  const PROFILES = '/content-manager/collection-types/api::profile.profile';

  it('profiles are the owner’s, and no editor’s', async () => {
    const browser = await student();
    const { profileId } = await ownProfile(browser);
    expect((await asOwner(`${PROFILES}/${profileId}`)).status).toBe(200);
    for (const path of [PROFILES, `${PROFILES}/${profileId}`]) {
      const answer = await asEditor(path);
      expect(answer.text).not.toContain('phone');
      expect(answer.text).not.toContain('@example.org');
    }
    expect((await asEditor(`${PROFILES}/${profileId}`, { method: 'PUT', json: { bio: 'x' } })).status).toBe(403);
  });

  it('no profile is deleted without its account', async () => {
    const browser = await student();
    const { profileId } = await ownProfile(browser);
    const answer = await asOwner(`${PROFILES}/${profileId}`, { method: 'DELETE' });
    expect(answer.status, answer.text).toBe(400);
    expect((await ownProfile(browser)).profileId).toBe(profileId);
  });

  it('an address that runs a script is refused there, too (security matrix 18)', async () => {
    const { profileId } = await ownProfile(await student());
    const json = { website: 'javascript:alert(1)' };
    expect((await asOwner(`${PROFILES}/${profileId}`, { method: 'PUT', json })).status).toBe(400);
  });
});
