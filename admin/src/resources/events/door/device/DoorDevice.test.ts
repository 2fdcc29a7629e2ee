import 'fake-indexeddb/auto';

import { waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ASHAS, FakeServer, RAVIS, STRANGERS } from '../tests/server';
import { openDoorDatabase } from '../../../../lib/door-storage/database';
import { DoorDevice } from './DoorDevice';
import { forgetGuests, forgetPastEvents } from '../../../../lib/door-storage/forget';

let server: FakeServer;
const endings: (() => void)[] = [];

/** A device that is at its door and has the guest list; with the network, unless it is away. */
async function opened(): Promise<DoorDevice> {
  const device = new DoorDevice('e1');
  endings.push(device.open());
  await waitFor(() => expect(device.current().event).not.toBeNull());
  await device.sync();
  return device;
}
async function reloaded(): Promise<DoorDevice> {
  endings.splice(0).forEach((end) => end());
  return opened();
}

beforeEach(() => {
  server = new FakeServer();
});
afterEach(async () => {
  server.setAway(false);
  endings.splice(0).forEach((end) => end());
  await deleteDB('door');
  vi.unstubAllGlobals();
});

describe('with the network, the server decides', () => {
  it('who comes in, and who came in before', async () => {
    const device = await opened();
    expect(await device.checkIn(ASHAS, 'Gate A')).toMatchObject({ outcome: 'admitted', isLocal: false });
    expect(device.current().counts).toMatchObject({ registered: 2, checkedIn: 1 });
    server.admitElsewhere(RAVIS, 'Gate B');
    expect(await device.checkIn(RAVIS, 'Gate A')).toMatchObject({ outcome: 'already', door: 'Gate B' });
    expect(await device.checkIn(STRANGERS, 'Gate A')).toMatchObject({ outcome: 'unknown', isLocal: false });
  });

  it('and a check-in is taken back there', async () => {
    const device = await opened();
    const scan = await device.checkIn(ASHAS, 'Gate A');
    await device.undo(scan);
    expect(server.calls).toContain(`DELETE /api/admin/events/e1/check-ins/${ASHAS}`);
    expect(device.current().counts).toMatchObject({ checkedIn: 0, doors: [] });
    expect((await device.checkIn(ASHAS, 'Gate A')).outcome).toBe('admitted');
  });
});

describe('without it, the device decides by its guest list', () => {
  it('lets in, refuses a second scan, and knows who is not listed', async () => {
    const device = await opened();
    server.setAway(true);
    expect(await device.checkIn(ASHAS, 'Gate A')).toMatchObject({
      outcome: 'admitted',
      name: 'Asha Verma',
      isLocal: true,
    });
    expect(await device.checkIn(ASHAS, 'Gate A')).toMatchObject({ outcome: 'already', door: 'Gate A', isLocal: true });
    expect(await device.checkIn(STRANGERS, 'Gate A')).toMatchObject({ outcome: 'unknown', isLocal: true });
    expect(device.current()).toMatchObject({ isOnline: false, waiting: 1 });
    expect(device.current().counts).toMatchObject({ checkedIn: 1, doors: [{ door: 'Gate A', checkedIn: 1 }] });
  });

  it('turns away whom no seat is kept for', async () => {
    server.takeSeat(RAVIS);
    const device = await opened();
    server.setAway(true);
    expect(await device.checkIn(RAVIS, 'Gate A')).toMatchObject({ outcome: 'noSeat', name: 'Ravi Menon', at: null });
    expect(device.current()).toMatchObject({ waiting: 0, counts: { checkedIn: 0 } });
  });

  it('of two scans of one ticket at once, lets one in', async () => {
    const device = await opened();
    server.setAway(true);
    const scans = await Promise.all(Array.from({ length: 8 }, () => device.checkIn(ASHAS, 'Gate A')));
    expect(scans.filter(({ outcome }) => outcome === 'admitted')).toHaveLength(1);
    expect(device.current().waiting).toBe(1);
  });

  it('knows whom other doors had let in before', async () => {
    server.admitElsewhere(RAVIS, 'Gate B');
    const device = await opened();
    server.setAway(true);
    expect(await device.checkIn(RAVIS, 'Gate A')).toMatchObject({ outcome: 'already', door: 'Gate B' });
  });

  it('works after a reload, on what it kept', async () => {
    const first = await opened();
    server.setAway(true);
    await first.checkIn(ASHAS, 'Gate A');
    const device = await reloaded();
    expect(device.current()).toMatchObject({ isOnline: false, waiting: 1, event: { title: 'Founders’ evening' } });
    expect((await device.checkIn(ASHAS, 'Gate A')).outcome).toBe('already');
    expect((await device.checkIn(RAVIS, 'Gate A')).outcome).toBe('admitted');
    expect(device.current().counts).toMatchObject({ checkedIn: 2 });
  });

  it('takes a check-in back before the server knows of it', async () => {
    const device = await opened();
    server.setAway(true);
    await device.undo(await device.checkIn(ASHAS, 'Gate A'));
    expect(device.current()).toMatchObject({ waiting: 0, counts: { checkedIn: 0 } });
    expect((await device.checkIn(ASHAS, 'Gate A')).outcome).toBe('admitted');
  });
});

describe('when the network is back', () => {
  it('the server is told, and nothing waits any more', async () => {
    const device = await opened();
    server.setAway(true);
    await device.checkIn(ASHAS, 'Gate A');
    server.setAway(false);
    await waitFor(() => expect(device.current()).toMatchObject({ isOnline: true, waiting: 0, conflicts: [] }));
    expect(server.guests.get(ASHAS)).toMatchObject({ door: 'Gate A' });
    expect(device.current().counts).toMatchObject({ checkedIn: 1 });
  });

  it('whoever had come in by another door is told, until it was read', async () => {
    const first = await opened();
    server.setAway(true);
    await first.checkIn(ASHAS, 'Gate A');
    server.admitElsewhere(ASHAS, 'Gate B');
    server.setAway(false);
    await waitFor(() => expect(first.current().conflicts).toHaveLength(1));
    const device = await reloaded();
    const [conflict] = device.current().conflicts;
    expect(conflict).toMatchObject({ name: 'Asha Verma', outcome: 'already', door: 'Gate B' });
    await device.dismiss(conflict?.key ?? '');
    expect(device.current().conflicts).toEqual([]);
  });

  it('an admission whose answer was lost is the same one, not a conflict', async () => {
    const device = await opened();
    server.losesAnswers = true;
    expect(await device.checkIn(ASHAS, 'Gate A')).toMatchObject({ outcome: 'admitted', isLocal: true });
    server.losesAnswers = false;
    await device.sync();
    expect(device.current()).toMatchObject({ waiting: 0, conflicts: [], counts: { checkedIn: 1 } });
  });
});

describe('names stay on the device no longer than they are needed', () => {
  const guestsKept = async (): Promise<number> => {
    const database = await openDoorDatabase();
    const number = await database.count('guests');
    database.close();
    return number;
  };

  it('they go with the session, what is unsent stays', async () => {
    const device = await opened();
    server.setAway(true);
    await device.checkIn(ASHAS, 'Gate A');
    await forgetGuests();
    expect(await guestsKept()).toBe(0);
    server.setAway(false);
    const after = await reloaded();
    expect(server.guests.get(ASHAS)).toMatchObject({ door: 'Gate A' });
    expect(after.current().waiting).toBe(0);
  });

  it('they go a day after the event', async () => {
    await opened();
    const database = await openDoorDatabase();
    await forgetPastEvents(database, new Date('2030-03-02T14:59:00.000Z').getTime());
    expect(await database.count('guests')).toBe(2);
    await forgetPastEvents(database, new Date('2030-03-02T15:01:00.000Z').getTime());
    database.close();
    expect(await guestsKept()).toBe(0);
  });

  it('whoever is not in the list any more is forgotten at the next visit', async () => {
    await opened();
    server.guests.delete(RAVIS);
    await reloaded();
    expect(await guestsKept()).toBe(1);
  });
});
