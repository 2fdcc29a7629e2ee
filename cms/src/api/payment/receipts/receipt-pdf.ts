import { formatMoney, messages, type Currency } from 'contracts';

import { INK, MARIGOLD, PAPER, QUIET_INK } from '../../../platform/drawing/colours';
import { decorate, heightOf, writePdf, writeText, type Pdf, type TextStyle } from '../../../platform/pdf/document';
import { drawNight } from '../../../platform/pdf/ground';
import { amountInWords } from './in-words';

/** What a receipt says. */
export interface Receipt {
  number: string;
  society: string;
  /** Empty for a former member. */
  payer: string;
  /** What was paid for. */
  purpose: string;
  /** Minor units. */
  amount: number;
  refunded: number;
  currency: Currency;
  /** When it was paid, in words. */
  date: string;
  /** How it was paid, in words. */
  method: string;
  isVoid: boolean;
}

/** A5, upright. Lengths are points. */
const WIDTH = 420;
const HEIGHT = 595;
const MARGIN = 36;
const NIGHT_HEIGHT = 196;
const INNER = WIDTH - 2 * MARGIN;

/** What a receipt's file is called. */
export const receiptFile = ({ number }: Pick<Receipt, 'number'>): string => `receipt-${number.replace('/', '-')}.pdf`;

/** Writes a receipt as a file to print or to keep. */
export function writeReceiptPdf(receipt: Receipt, date = new Date()): Promise<Buffer> {
  const { number, society } = receipt;
  const head = { title: `Receipt ${number}`, author: society, date };
  return writePdf({ ...head, size: [WIDTH, HEIGHT] }, (pdf) => {
    decorate(pdf, () => pdf.rect(0, 0, WIDTH, HEIGHT).fill(PAPER));
    drawNight(pdf, number, WIDTH, NIGHT_HEIGHT);
    drawHead(pdf, receipt);
    drawFacts(pdf, receipt);
    const note = 'This receipt was made by the society’s own system and needs no signature.';
    writeText(pdf, note, MARGIN, HEIGHT - 58, { face: 'text', size: 9.5, colour: QUIET_INK, width: INNER });
  });
}

function drawHead(pdf: Pdf, { society, number, amount, currency, isVoid }: Receipt): void {
  writeText(pdf, society, MARGIN, MARGIN - 4, { face: 'display', size: 15, colour: PAPER, width: INNER / 2 });
  const kicker = { face: 'display', size: 13, colour: MARIGOLD, width: INNER } as const;
  writeText(pdf, isVoid ? `Receipt ${number} · void` : `Receipt ${number}`, MARGIN, NIGHT_HEIGHT - 88, kicker);
  const figures = { face: 'display', size: 34, colour: PAPER, width: INNER, tracking: -0.7 } as const;
  writeText(pdf, formatMoney(amount, currency), MARGIN, NIGHT_HEIGHT - 66, figures, 'H1');
}

/** What stands below, without what is not said. */
function factsOf({ payer, purpose, amount, refunded, currency, date, method, isVoid }: Receipt) {
  const back = `${formatMoney(refunded, currency)}${isVoid ? ': this receipt no longer counts' : ''}`;
  const facts = [
    { label: 'Received from', value: payer || messages.FORMER_MEMBER },
    { label: 'For', value: purpose },
    { label: 'Amount in words', value: amountInWords(amount, currency) },
    { label: 'Paid', value: `${date}, by ${method}` },
    { label: 'Given back', value: refunded > 0 ? back : '' },
  ];
  return facts.filter(({ value }) => value !== '');
}

function drawFacts(pdf: Pdf, receipt: Receipt): void {
  let y = NIGHT_HEIGHT + 26;
  for (const { label, value } of factsOf(receipt)) {
    writeText(pdf, label, MARGIN, y, { face: 'text', size: 9.5, colour: QUIET_INK, width: INNER });
    const style = fittingFact(pdf, value);
    writeText(pdf, value, MARGIN, y + 13, style);
    y += 13 + heightOf(pdf, value, style) + 10;
  }
}

/** Many months are written smaller, so that all facts stay on the page. */
function fittingFact(pdf: Pdf, value: string): TextStyle {
  const style = { face: 'display', colour: INK, width: INNER } as const;
  const size = [14, 12, 10, 8].find((candidate) => heightOf(pdf, value, { ...style, size: candidate }) <= 44) ?? 6;
  return { ...style, size };
}
