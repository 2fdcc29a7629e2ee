import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });

/** The estimator looks no further: the rest of a long password only adds to it. */
const MEASURED_CHARS = 64;

/**
 * How hard a password is to guess, from 0 (at once) to 4 (very hard). A large module, because it knows the passwords
 * that others chose: load it when it is needed.
 */
export function estimateStrength(password: string): number {
  return estimator.check(password.slice(0, MEASURED_CHARS)).score;
}
