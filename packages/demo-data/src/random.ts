import { base, en, en_IN, Faker } from '@faker-js/faker';

/** A generator of invented data in Indian English: the same seed gives the same sequence. */
export function randomOf(seed: number): Faker {
  return new Faker({ locale: [en_IN, en, base], seed });
}
