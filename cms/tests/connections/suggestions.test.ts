// @databases both
import { api, suggestionsAnswer, SUGGESTIONS_MAX, type Suggestion } from 'contracts';
import { describe, expect, it } from 'vitest';

import { bodyOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { newMember, type Member } from '../helpers/members';

async function suggestionsFor({ browser }: Member): Promise<Suggestion[]> {
  return bodyOf(await browser.send(api.connectionSuggestions()), suggestionsAnswer).data;
}
const ids = (people: readonly Suggestion[]): string[] => people.map(({ _id }) => _id);

describe('people one may know', () => {
  it('share year, company or skills, those with most in common first', async () => {
    const [company, skill] = [unique('Company'), unique('Skill')];
    const reader = await newMember({ role: 'student', company, skills: [skill, 'Chess'] });
    const colleague = await newMember({ company: company.toUpperCase() });
    const twice = await newMember({ company, skills: [skill] });
    const skilled = await newMember({ skills: [skill.toLowerCase()] });
    await newMember({ company: unique('Elsewhere') });
    expect((await suggestionsFor(reader)).map(({ _id, shares }) => ({ _id, shares }))).toEqual([
      { _id: twice.profileId, shares: ['company', 'skills'] },
      { _id: colleague.profileId, shares: ['company'] },
      { _id: skilled.profileId, shares: ['skills'] },
    ]);
  });

  it('are neither the reader nor anybody with whom there is a request, a connection or a block', async () => {
    const company = unique('Company');
    const reader = await newMember({ company });
    const asked = await newMember({ company });
    const asking = await newMember({ company });
    const blocked = await newMember({ company });
    const blocking = await newMember({ company });
    const stranger = await newMember({ company });
    await reader.browser.post(api.connect(asked.profileId), {});
    await asking.browser.post(api.connect(reader.profileId), {});
    await reader.browser.post(api.block(blocked.profileId));
    await blocking.browser.post(api.block(reader.profileId));
    expect(ids(await suggestionsFor(reader))).toEqual([stranger.profileId]);
  });

  it('are few, and nobody for whom nothing is known', async () => {
    const skill = unique('Skill');
    const reader = await newMember({ skills: [skill] });
    for (let count = 0; count <= SUGGESTIONS_MAX; count += 1) await newMember({ skills: [skill] });
    expect(await suggestionsFor(reader)).toHaveLength(SUGGESTIONS_MAX);
    expect(await suggestionsFor(await newMember({ role: 'student' }))).toEqual([]);
  });
});
