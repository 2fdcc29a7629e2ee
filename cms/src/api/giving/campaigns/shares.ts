/**
 * What each amount is of all of them, in whole percent that add up to 100: those that were cut off most get what is left.
 * @returns nothing but zeros where all amounts are none
 */
export function shares(amounts: readonly number[]): number[] {
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  if (all === 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount * 100) / all);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, share) => sum + share, 0);
  const cut = (place: number) => (exact[place] ?? 0) - (whole[place] ?? 0);
  const raised = new Set(
    whole
      .map((_, place) => place)
      .sort((one, other) => cut(other) - cut(one) || one - other)
      .slice(0, left),
  );
  return whole.map((share, place) => share + (raised.has(place) ? 1 : 0));
}
