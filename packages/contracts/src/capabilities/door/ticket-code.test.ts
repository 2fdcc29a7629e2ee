import { describe, expect, it } from 'vitest';

import { groupTicketCode, readTicketCode } from './ticket-code.js';

describe('the code of a ticket', () => {
  it.each(['7K2MQ0XAB4TD', '7k2m-q0xa-b4td', ' 7K2M Q0XA B4TD ', '7K2MQOXAB4TD', '7K2M\u00a0Q0XA\u2003B4TD'])(
    'is read from “%s”',
    (text) => expect(readTicketCode(text)).toBe('7K2MQ0XAB4TD'),
  );

  it('is read with the letters that are written for a one', () =>
    expect(readTicketCode('il00 0000 0000')).toBe('110000000000'));

  it.each(['', '7K2MQ0XAB4T', '7K2MQ0XAB4TDX', '7K2MQ0XAB4TU', 'https://example.org', '7K2MQ0XAB4TÄ'])(
    'is not found in “%s”',
    (text) => expect(readTicketCode(text)).toBeNull(),
  );

  it('is written in groups that read back', () => {
    expect(groupTicketCode('7K2MQ0XAB4TD')).toBe('7K2M-Q0XA-B4TD');
    expect(readTicketCode(groupTicketCode('7K2MQ0XAB4TD'))).toBe('7K2MQ0XAB4TD');
  });
});
