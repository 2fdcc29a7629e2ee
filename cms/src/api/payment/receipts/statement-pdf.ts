import { CURRENCIES, formatDays, formatMoney, daysOfFinancialYear, messages, type Currency } from 'contracts';

import { INK, MARIGOLD, PAPER, QUIET_INK } from '../../../platform/drawing/colours';
import { decorate, heightOf, writePdf, writeText, type Pdf, type TextStyle } from '../../../platform/pdf/document';
import { drawNight } from '../../../platform/pdf/ground';
import { amountInWords } from './in-words';
import type { ReceiptFacts } from './receipt';
import type { Statement } from './statement';

/** A4, upright. Lengths are points. */
const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
const NIGHT_HEIGHT = 176;
/** Below this line nothing is written but the note. */
const BOTTOM = HEIGHT - 72;

/** Where each column begins, and how wide it is. */
const COLUMNS = {
  number: { x: MARGIN, width: 92 },
  date: { x: MARGIN + 96, width: 76 },
  purpose: { x: MARGIN + 176, width: 208 },
  amount: { x: MARGIN + 392, width: INNER - 392 },
} as const;
const HEADS = { number: 'Receipt', date: 'Paid', purpose: 'For', amount: 'Amount' } as const;
type Column = keyof typeof COLUMNS;

/** What a statement's file is called. */
export const statementFile = ({ year }: Pick<Statement, 'year'>): string => `statement-${year}.pdf`;

/** Writes all receipts of a year as a file to print or to keep; as many pages as they need. */
export function writeStatementPdf(statement: Statement, date = new Date()): Promise<Buffer> {
  const { society, year } = statement;
  const head = { title: `Statement ${year}`, author: society, date };
  return writePdf({ ...head, size: [WIDTH, HEIGHT] }, (pdf) => {
    drawGround(pdf);
    drawNight(pdf, `statement ${year}`, WIDTH, NIGHT_HEIGHT);
    drawHead(pdf, statement);
    let y = drawHeads(pdf, NIGHT_HEIGHT + 66);
    for (const receipt of statement.receipts) y = drawReceipt(pdf, receipt, y);
    drawTotals(pdf, statement.receipts, y);
  });
}

function drawGround(pdf: Pdf): void {
  decorate(pdf, () => pdf.rect(0, 0, WIDTH, HEIGHT).fill(PAPER));
  const note = 'This statement was made by the society’s own system and needs no signature.';
  writeText(pdf, note, MARGIN, HEIGHT - 52, { face: 'text', size: 9.5, colour: QUIET_INK, width: INNER });
}

function drawHead(pdf: Pdf, { society, year, payer }: Statement): void {
  writeText(pdf, society, MARGIN, MARGIN - 8, { face: 'display', size: 16, colour: PAPER, width: INNER / 2 });
  const { from, to } = daysOfFinancialYear(year);
  const kicker = { face: 'display', size: 13, colour: MARIGOLD, width: INNER } as const;
  writeText(pdf, formatDays(from, to), MARGIN, NIGHT_HEIGHT - 82, kicker);
  const title = { face: 'display', size: 32, colour: PAPER, width: INNER, tracking: -0.7 } as const;
  writeText(pdf, `Statement ${year}`, MARGIN, NIGHT_HEIGHT - 62, title, 'H1');
  const quiet = { face: 'text', size: 9.5, colour: QUIET_INK, width: INNER } as const;
  writeText(pdf, 'Received from', MARGIN, NIGHT_HEIGHT + 18, quiet);
  const name = { face: 'display', size: 15, colour: INK, width: INNER } as const;
  writeText(pdf, payer || messages.FORMER_MEMBER, MARGIN, NIGHT_HEIGHT + 31, name);
}

function drawHeads(pdf: Pdf, y: number): number {
  for (const [name, { x, width }] of Object.entries(COLUMNS)) {
    writeText(pdf, HEADS[name as Column], x, y, { face: 'text', size: 9.5, colour: QUIET_INK, width });
  }
  drawLine(pdf, y + 15);
  return y + 22;
}

const drawLine = (pdf: Pdf, y: number): void =>
  decorate(pdf, () =>
    pdf
      .moveTo(MARGIN, y)
      .lineTo(WIDTH - MARGIN, y)
      .lineWidth(0.5)
      .strokeColor(QUIET_INK)
      .stroke(),
  );

/** @returns where the next one begins */
function drawReceipt(pdf: Pdf, receipt: ReceiptFacts, y: number): number {
  const { number, date, purpose, amount, refunded, currency, isVoid } = receipt;
  const back = isVoid ? 'void' : refunded > 0 ? `${formatMoney(refunded, currency)} given back` : '';
  const texts: Record<Column, string> = {
    ...{ number, date, purpose },
    amount: [formatMoney(amount, currency), back].filter(Boolean).join(', '),
  };
  const styleOf = (name: Column): TextStyle => ({
    // The rupee sign is one of the display face's own.
    ...{
      face: name === 'amount' ? 'display' : 'text',
      size: 10,
      colour: isVoid ? QUIET_INK : INK,
      width: COLUMNS[name].width,
    },
  });
  const names = Object.keys(COLUMNS) as Column[];
  const height = Math.max(...names.map((name) => heightOf(pdf, texts[name], styleOf(name)))) + 8;
  const top = y + height > BOTTOM ? nextPage(pdf) : y;
  for (const name of names) writeText(pdf, texts[name], COLUMNS[name].x, top, styleOf(name));
  return top + height;
}

function nextPage(pdf: Pdf): number {
  pdf.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
  drawGround(pdf);
  return drawHeads(pdf, MARGIN);
}

/** What was kept, in each currency that there is: void receipts count for nothing, given back is given back. */
function totalsOf(receipts: readonly ReceiptFacts[]): { currency: Currency; amount: number }[] {
  return CURRENCIES.map((currency) => ({
    currency,
    of: receipts.filter((each) => each.currency === currency),
  }))
    .filter(({ of }) => of.length > 0)
    .map(({ currency, of }) => ({ currency, amount: of.reduce((sum, each) => sum + each.amount - each.refunded, 0) }));
}

function drawTotals(pdf: Pdf, receipts: readonly ReceiptFacts[], y: number): void {
  const totals = totalsOf(receipts);
  let top = y + totals.length * 48 + 12 > BOTTOM ? nextPage(pdf) : y;
  drawLine(pdf, top + 2);
  for (const { currency, amount } of totals) {
    const quiet = { face: 'text', size: 9.5, colour: QUIET_INK, width: INNER } as const;
    writeText(pdf, 'Received in all', MARGIN, top + 12, quiet);
    writeText(pdf, formatMoney(amount, currency), COLUMNS.amount.x, top + 10, {
      ...{ face: 'display', size: 14, colour: INK, width: COLUMNS.amount.width },
    });
    const words = { face: 'text', size: 10, colour: INK, width: 330 } as const;
    writeText(pdf, amount === 0 ? 'Nothing' : amountInWords(amount, currency), MARGIN, top + 26, words);
    top += 48;
  }
}
