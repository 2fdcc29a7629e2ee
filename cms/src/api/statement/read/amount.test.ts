import { describe, expect, it } from 'vitest';

import { readAmount } from './amount';

describe('a column of its own that says which way money went', () => {
  it.each(['C', 'CR', 'Cr.', 'credit', 'Deposit', 'dep', 'RECEIVED', 'in', '+', ' cr ', ''])(
    'says by “%s” that it came',
    (sign) => {
      expect(readAmount('1,234.50', sign)).toBe(123_450);
    },
  );

  it.each(['D', 'DR', 'Dr.', 'debit', 'Withdrawal', 'wdl', 'Paid', 'out', '-'])('says by “%s” that it went', (sign) => {
    expect(readAmount('1,234.50', sign)).toBe(-123_450);
  });

  it.each(['Deposited', 'Deposit of cash', 'Transfer', 'Reversal', 'CR/DR', 'N', '0', '+-'])(
    'is a closed list: “%s” is not guessed at',
    (sign) => {
      expect(readAmount('1,234.50', sign)).toBeNull();
    },
  );
});
