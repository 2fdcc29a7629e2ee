/** Pages shown on either side of the current one. */
const NEIGHBOURS = 1;

/**
 * The pages that numbered links lead to: the first, the last and those around the current one, with `null` for each
 * gap: `1 … 4 5 6 … 84`. A gap of one page is that page.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const numbers: (number | null)[] = [];
  let previous = 0;
  for (let number = 1; number <= pageCount; number++) {
    const isShown = number === 1 || number === pageCount || Math.abs(number - page) <= NEIGHBOURS;
    if (!isShown) continue;
    if (number - previous === 2) numbers.push(number - 1);
    else if (number - previous > 2) numbers.push(null);
    numbers.push(number);
    previous = number;
  }
  return numbers;
}
