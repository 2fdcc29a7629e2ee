/** Numbers in which one digit is another, or two neighbours have changed places. */
export class SimilarNumbers<Owner> {
  /** By the number without one of its digits, at its place. */
  private readonly byRest = new Map<string, Set<Owner>>();
  private readonly byNumber = new Map<string, Set<Owner>>();

  add(number: string, owner: Owner): void {
    put(this.byNumber, number, owner);
    for (const rest of restsOf(number)) put(this.byRest, rest, owner);
  }

  /** Whose number is nearly this one. Who has this very one is not among them. */
  near(number: string): Set<Owner> {
    const found = new Set<Owner>();
    for (const rest of restsOf(number)) for (const owner of this.byRest.get(rest) ?? []) found.add(owner);
    for (let place = 1; place < number.length; place += 1) {
      const turned =
        number.slice(0, place - 1) + number.charAt(place) + number.charAt(place - 1) + number.slice(place + 1);
      for (const owner of this.byNumber.get(turned) ?? []) found.add(owner);
    }
    for (const owner of this.byNumber.get(number) ?? []) found.delete(owner);
    return found;
  }
}

const restsOf = (number: string): string[] =>
  Array.from(number, (_digit, place) => `${number.slice(0, place)}_${number.slice(place + 1)}`);

function put<Owner>(map: Map<string, Set<Owner>>, key: string, owner: Owner): void {
  const known = map.get(key);
  if (known) known.add(owner);
  else map.set(key, new Set([owner]));
}
