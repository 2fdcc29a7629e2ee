import { readTicketCode } from 'contracts';
import { useState } from 'react';

import type { DoorDevice, Scan } from './device/DoorDevice';
import { giveFeedback } from './feedback';
import { NO_TICKET, outcomeOf, type Outcome } from './outcomes';
import type { RecentScan } from './parts/RecentScans';

/** Scans that the screen lists. */
const LISTED = 30;

interface Scans {
  /** What became of the last one; null before the first, and while the server is asked. */
  outcome: Outcome | null;
  listed: readonly RecentScan[];
  /** Takes what a camera or a hand reads, a ticket's code or not. */
  read: (text: string) => void;
  undo: (scan: Scan) => Promise<void>;
}

interface ScansOptions {
  door: string;
  isSilent: boolean;
  time: (instant: string) => string;
  onFailure: (error: unknown) => void;
}

/** Checks tickets in at a door, and tells, shows and remembers what became of each. */
export function useScans(device: DoorDevice, { door, isSilent, time, onFailure }: ScansOptions): Scans {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [listed, setListed] = useState<readonly RecentScan[]>([]);
  const tell = (told: Outcome) => {
    setOutcome(told);
    giveFeedback(told.verdict, isSilent);
  };
  const checkIn = async (code: string) => {
    setOutcome(null);
    try {
      const scan = await device.checkIn(code, door);
      tell(outcomeOf(scan, time));
      setListed((scans) => [{ ...scan, isUndone: false }, ...scans].slice(0, LISTED));
    } catch (error) {
      onFailure(error);
    }
  };
  return {
    outcome,
    listed,
    read: (text) => {
      const code = readTicketCode(text);
      if (code) void checkIn(code);
      else tell(NO_TICKET);
    },
    undo: async (scan) => {
      await device.undo(scan);
      setOutcome(null);
      setListed((scans) => scans.map((each) => (each.code === scan.code ? { ...each, isUndone: true } : each)));
    },
  };
}
