import { describe, expect, it } from 'vitest';

import { runsOf } from '../../../platform/pdf/fonts';
import { factsOf, ticketFile, writeTicketPdf, type Ticket } from './ticket-pdf';

const TICKET: Ticket = {
  code: '7K2MQ0XAB4TD',
  title: 'Pitch night',
  startsAt: new Date('2027-09-14T13:00:00Z'),
  endsAt: new Date('2027-09-14T15:00:00Z'),
  location: 'Main hall',
  timeZone: 'Asia/Kolkata',
  holder: 'Asha Verma',
  society: 'Sphuran',
};

describe('a ticket', () => {
  it('is a PDF of one page that carries its fonts and can be read aloud', async () => {
    const file = (await writeTicketPdf(TICKET)).toString('latin1');
    expect(file).toMatch(/^%PDF-1\.7/);
    expect(file).toContain('/Count 1');
    expect(file).toContain('BricolageGrotesque-Bold');
    expect(file).toContain('InstrumentSans-Regular');
    for (const mark of ['/StructTreeRoot', '/Lang (en)', '/Alt (QR code: 7K2MQ0XAB4TD)', 'Ticket: Pitch night']) {
      expect(file).toContain(mark);
    }
    expect(file.trimEnd()).toMatch(/%%EOF$/);
  });

  it.each([
    ['a long title', { title: 'Prototype to Product '.repeat(7).trim() }],
    ['a title of one long word', { title: 'W'.repeat(150) }],
    ['several days', { endsAt: new Date('2027-09-16T15:00:00Z') }],
    ['a long place', { location: 'Main hall, '.repeat(18) }],
    ['neither place nor name', { location: '', holder: '' }],
    ['letters that no font has', { title: '電気 𝕏', holder: '電' }],
    ['emoji', { title: 'Pitch 🎉 night 👩🏽‍🔬', holder: '🎉' }],
    ['Devanagari', { title: 'नवाचार', holder: 'आशा वर्मा' }],
  ])('stays on its page with %s', async (_what, change) => {
    const file = (await writeTicketPdf({ ...TICKET, ...change })).toString('latin1');
    expect(file).toContain('/Count 1');
  });

  it.each([
    ['one day', '2027-09-14T15:00:00Z', '6:30 PM to 8:30 PM IST'],
    ['several', '2027-09-16T15:00:00Z', '6:30 PM, until Sep 16, 2027, 8:30 PM IST'],
    // Midnight of the event's clock decides, not that of UTC.
    ['two of its own days', '2027-09-14T18:30:00Z', '6:30 PM, until Sep 15, 2027, 12:00 AM IST'],
  ])('says when an event of %s begins and ends', (_what, endsAt, time) => {
    expect(factsOf({ ...TICKET, endsAt: new Date(endsAt) })).toEqual([
      { label: 'Date', value: 'Sep 14, 2027' },
      { label: 'Time', value: time },
      { label: 'Place', value: 'Main hall' },
      { label: 'Name', value: 'Asha Verma' },
    ]);
  });

  it('is dated when it is written, and differs in nothing else', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const file = (await writeTicketPdf(TICKET)).toString('latin1');
    const [, ...parts] = /\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/.exec(file) ?? [];
    const [year = 0, month = 0, ...rest] = parts.map(Number);
    const written = Date.UTC(year, month - 1, ...rest);
    expect(written).toBeGreaterThanOrEqual(before);
    expect(written).toBeLessThanOrEqual(Date.now());
    const date = new Date();
    expect(await writeTicketPdf(TICKET, date)).toEqual(await writeTicketPdf(TICKET, date));
  });

  it('is named by its code', () => expect(ticketFile(TICKET)).toBe('ticket-7K2M-Q0XA-B4TD.pdf'));
});

describe('a text', () => {
  it('is split by the fonts that can write it', () => {
    expect(runsOf('Asha Verma', 'display')).toEqual([{ font: 'display', text: 'Asha Verma' }]);
    expect(runsOf('Asha आशा वर्मा', 'display')).toEqual([
      { font: 'display', text: 'Asha ' },
      { font: 'devanagari', text: 'आशा वर्मा' },
    ]);
    expect(runsOf('ęą', 'text').map(({ font }) => font)).toEqual(['textExtended']);
  });

  it.each(['🎉', '👩🏽‍🔬', '🇮🇳', '❤️', '1️⃣', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])('keeps %s in one piece, drawn by the font of emoji', (emoji) => {
    expect(runsOf(`Pitch ${emoji} night © 2026`, 'text')).toEqual([
      { font: 'text', text: 'Pitch ' },
      { font: 'emoji', text: emoji },
      { font: 'text', text: ' night © 2026' },
    ]);
  });

  it('keeps the joiners of Devanagari', () => {
    expect(runsOf('क्‍ष क्‌ष', 'text')).toEqual([{ font: 'devanagari', text: 'क्‍ष क्‌ष' }]);
  });

  it('leaves out what none can write', () => {
    expect(
      runsOf('Pitch 電 night', 'text')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Pitch  night');
  });
});
