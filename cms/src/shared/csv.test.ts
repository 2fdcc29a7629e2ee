import { describe, expect, it } from 'vitest';

import { csvRow } from './csv';

describe('a row of a CSV file', () => {
  it('quotes what would end a cell', () => {
    expect(csvRow(['a', 'b,c', 'say "hi"', 'two\nlines', ''])).toBe('a,"b,c","say ""hi""","two\nlines",\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1+1',
    '--1',
    '-',
    '-1\t',
    '@SUM(A1)',
    '\t=1',
    '\tname',
    ' =1',
    '＝1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('shows %j as text', (formula) => {
    expect(csvRow([formula])).toBe(`'${formula}\r\n`);
  });

  it.each(['-1', '-9223372036854775808', '-0.25', '-1e-7'])('leaves the number %s as it is', (number) => {
    expect(csvRow([number])).toBe(`${number}\r\n`);
  });

  it('leaves ordinary words as they are', () => {
    expect(csvRow(['Asha Rao', 'asha@example.org', '2027-09-14 09:30'])).toBe(
      'Asha Rao,asha@example.org,2027-09-14 09:30\r\n',
    );
  });
});
