// @databases both
import { api, memberEventsAnswer, ownRegistrationAnswer } from 'contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { Browser } from '../helpers/browser';
import { bodyOf } from '../helpers/expectations';
import { startOwnServer, type OwnServer } from '../helpers/own-server';
import { fromPool, withSession } from '../helpers/people';
import { statementsOfLastRequest, writeStatements } from '../helpers/statements';

/** Of one registration at most, from the look-up of the session to the answer. */
const STATEMENTS_MAX = 10;
const PEOPLE = 5;

writeStatements();

let server: OwnServer;
let eventId: string;
beforeAll(async () => {
  server = await startOwnServer('demo', () => Promise.resolve());
  const { data } = bodyOf(await newcomer().send(api.alumniEvents()), memberEventsAnswer);
  eventId = data.find(({ registration, hasQuestions }) => registration.abilities.register && !hasQuestions)?._id ?? '';
});
afterAll(() => server.stop());

const newcomer = (): Browser => withSession(fromPool('student'), new Browser(server.url));

/** Reads how a person stands to an event: once its seats are locked, and again for the answer. */
const isStanding = (statement: string): boolean => statement.includes('proposed_by_id');

/** The statements of a change of a registration, as far as its answer; mails may be on their way after it already. */
async function statementsOf(browser: Browser, method: string): Promise<string[]> {
  const answer = await browser.send(api.eventRegister(eventId), { method, ...(method === 'POST' && { json: {} }) });
  bodyOf(answer, ownRegistrationAnswer);
  return vi.waitFor(() => {
    const statements = statementsOfLastRequest(server);
    expect(statements.filter(isStanding)).toHaveLength(2);
    return statements.slice(0, statements.findLastIndex(isStanding) + 1);
  });
}

it.each(['POST', 'DELETE'])('a seat is taken and given back by few statements: %s', async (method) => {
  const counts: number[] = [];
  // Mails and jobs of the clock may come between, and the first one reads what is kept then.
  for (let person = 0; person < PEOPLE; person += 1) {
    const browser = newcomer();
    const taken = await statementsOf(browser, 'POST');
    counts.push((method === 'POST' ? taken : await statementsOf(browser, method)).length);
  }
  expect(Math.min(...counts), counts.join()).toBeLessThanOrEqual(STATEMENTS_MAX);
});
