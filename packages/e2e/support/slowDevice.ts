import { type Page } from '@playwright/test';

/** How many times slower than this machine an old phone computes. */
const RATE = 4;

/** How many times slower every page computes: `SLOW=6` brings out what a journey owes to a quick machine. */
export const SLOW = Number(process.env.SLOW ?? 1);

/** Lets the page compute as slowly as on an old phone, so that a visitor can act before it answers. */
export async function slowDown(page: Page, rate = RATE): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}
