import { format } from 'node:util';

import { afterAll, afterEach } from 'vitest';

/*
 * A test is quiet, or it fails: what React, a library or Node complains of is a fault that nobody has to look for.
 * A test that expects a complaint puts a spy of its own in the place of `console.error` or `console.warn`.
 */

/** @type {string[]} */
let complaints = [];

/** @param {unknown[]} words */
const note = (...words) => void complaints.push(format(...words));
/** @param {Error} warning */
const noteWarning = (warning) => note(warning.stack ?? warning);

console.error = note;
console.warn = note;
process.on('warning', noteWarning);

/** Fails whatever has just run, with the words of the complaints. */
function insistOnQuiet() {
  if (complaints.length === 0) return;
  const words = complaints.join('\n\n');
  complaints = [];
  throw new Error(`Nothing may be complained of during a test, unless it expects so:\n\n${words}`);
}

afterEach(insistOnQuiet);
afterAll(() => {
  process.off('warning', noteWarning);
  insistOnQuiet();
});
