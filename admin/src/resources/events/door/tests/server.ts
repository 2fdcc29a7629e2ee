import { createHash } from 'node:crypto';

import type { CheckIn, CheckInResult, DoorGuest } from 'contracts';
import { vi } from 'vitest';

const EVENT = {
  _id: 'e1',
  title: 'Founders’ evening',
  startsAt: '2030-03-01T12:00:00.000Z',
  endsAt: '2030-03-01T15:00:00.000Z',
  location: 'Main hall',
};
export const ASHAS = 'A'.repeat(12);
export const RAVIS = '7K2MQ0XAB4TD';
export const STRANGERS = '0'.repeat(12);

const guest = (name: string, code: string): DoorGuest => ({
  _id: name,
  codeHash: createHash('sha256').update(code).digest('base64url'),
  name,
  hasSeat: true,
  checkedInAt: null,
  door: null,
});

/** A server at the other end of the door, whose network a test takes away. */
export class FakeServer {
  readonly guests = new Map([
    [ASHAS, guest('Asha Verma', ASHAS)],
    [RAVIS, guest('Ravi Menon', RAVIS)],
  ]);
  /** Keys of check-ins by the codes of their tickets. */
  private readonly keys = new Map<string, string>();
  readonly calls: string[] = [];
  private isAway = false;
  /** Takes what is sent, and loses the answers. */
  losesAnswers = false;

  constructor() {
    vi.stubGlobal('fetch', async (input: Request | string, init: RequestInit = {}) => {
      const request = input instanceof Request ? input : new Request(new URL(input, 'http://localhost'), init);
      this.calls.push(`${request.method} ${new URL(request.url).pathname}`);
      if (this.isAway) throw new TypeError('Failed to fetch');
      const body = await this.answer(request);
      if (this.losesAnswers) throw new TypeError('Failed to fetch');
      return body === null ? new Response('{}', { status: 404 }) : new Response(JSON.stringify(body));
    });
  }

  /** Takes the network away, or gives it back, as the browser tells the page. */
  setAway(isAway: boolean): void {
    this.isAway = isAway;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isAway);
    window.dispatchEvent(new Event(isAway ? 'offline' : 'online'));
  }

  /** Lets a guest in at another door. */
  admitElsewhere(code: string, door: string): void {
    const found = this.guests.get(code);
    if (found) this.guests.set(code, { ...found, checkedInAt: '2030-03-01T12:32:00.000Z', door });
  }

  /** Lets a guest's seat go to somebody else. */
  takeSeat(code: string): void {
    const found = this.guests.get(code);
    if (found) this.guests.set(code, { ...found, hasSeat: false });
  }

  private async answer(request: Request): Promise<unknown> {
    const { pathname } = new URL(request.url);
    const guests = [...this.guests.values()];
    if (pathname.endsWith('/door')) {
      return { data: guests, meta: { event: EVENT, after: null, asOf: '2030-03-01T11:00:00.000Z' } };
    }
    if (pathname.endsWith('/door/counts')) return { data: countsOf(guests) };
    if (pathname.endsWith('/check-ins')) {
      const { checkIns } = (await request.json()) as { checkIns: CheckIn[] };
      return { data: checkIns.map((checkIn) => this.admit(checkIn)) };
    }
    const code = /\/check-ins\/(\w+)$/.exec(pathname)?.[1] ?? '';
    const found = this.guests.get(code);
    if (!found) return null;
    this.guests.set(code, { ...found, checkedInAt: null, door: null });
    return { data: { msg: 'Check-in undone' } };
  }

  private admit({ key, code, door, at }: CheckIn): CheckInResult {
    const found = this.guests.get(code);
    if (!found) return { key, outcome: 'unknown', name: null, at: null, door: null };
    if (found.checkedInAt) {
      const outcome = this.keys.get(code) === key ? 'repeated' : 'already';
      return { key, outcome, name: found.name, at: found.checkedInAt, door: found.door };
    }
    this.keys.set(code, key);
    this.guests.set(code, { ...found, checkedInAt: at, door });
    return { key, outcome: 'admitted', name: found.name, at, door };
  }
}

function countsOf(guests: readonly DoorGuest[]) {
  const doors = new Map<string, number>();
  for (const { door } of guests) if (door) doors.set(door, (doors.get(door) ?? 0) + 1);
  return {
    registered: guests.length,
    checkedIn: guests.filter(({ checkedInAt }) => checkedInAt).length,
    doors: [...doors].map(([door, checkedIn]) => ({ door, checkedIn })),
  };
}
