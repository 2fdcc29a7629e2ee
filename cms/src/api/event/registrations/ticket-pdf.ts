import { formatDate, formatTime, groupTicketCode, zoneLetters } from 'contracts';

import { INK, MARIGOLD, MIST, PAPER, QUIET_INK } from '../../../platform/drawing/colours';
import { decorate, heightOf, writePdf, writeText, type Pdf, type TextStyle } from '../../../platform/pdf/document';
import { drawNight } from '../../../platform/pdf/ground';
import { qrPath } from '../../../platform/qr/qr';

/** What a ticket says. */
export interface Ticket {
  /** What the door reads. */
  code: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  location: string;
  /** In which the times are written, such as `Asia/Kolkata`. */
  timeZone: string;
  /** Whose it is. */
  holder: string;
  /** The society. */
  society: string;
}

/** A5, upright: it fills a phone, and two of them a sheet. Lengths are points. */
const WIDTH = 420;
const HEIGHT = 595;
const MARGIN = 36;
const NIGHT_HEIGHT = 262;
const INNER = WIDTH - 2 * MARGIN;
const TITLE_HEIGHT = 112;
const TITLE_SIZES = [38, 34, 30, 26, 22, 19, 16];
const QR_EDGE = 158;
const FACTS_WIDTH = INNER - QR_EDGE - 24;

/** What a ticket's file is called. */
export const ticketFile = ({ code }: Pick<Ticket, 'code'>): string => `ticket-${groupTicketCode(code)}.pdf`;

/** Writes a ticket as a file to print or to carry on a phone, dated now. */
export function writeTicketPdf(ticket: Ticket, date = new Date()): Promise<Buffer> {
  const { title, society } = ticket;
  const head = { title: `Ticket: ${title}`, author: society, date };
  return writePdf({ ...head, size: [WIDTH, HEIGHT] }, (pdf) => {
    decorate(pdf, () => pdf.rect(0, 0, WIDTH, HEIGHT).fill(PAPER));
    drawNight(pdf, title, WIDTH, NIGHT_HEIGHT);
    drawHead(pdf, ticket);
    drawPerforation(pdf);
    drawFacts(pdf, ticket);
    drawCode(pdf, ticket);
    const sentence = 'Show this code at the door. It lets one person in, once.';
    writeText(pdf, sentence, MARGIN, HEIGHT - 58, { face: 'text', size: 10, colour: QUIET_INK, width: INNER });
  });
}

function drawHead(pdf: Pdf, { title, society }: Ticket): void {
  writeText(pdf, society, MARGIN, MARGIN - 4, { face: 'display', size: 15, colour: PAPER, width: INNER / 2 });
  const style = fittingTitle(pdf, title);
  const top = NIGHT_HEIGHT - 30 - heightOf(pdf, title, style);
  writeText(pdf, 'Ticket', MARGIN, top - 22, { face: 'display', size: 13, colour: MARIGOLD, width: INNER });
  writeText(pdf, title, MARGIN, top, style, 'H1');
}

/** The largest size in which a title fits; the smallest in any case. */
function fittingTitle(pdf: Pdf, title: string): TextStyle {
  const styles = TITLE_SIZES.map((size): TextStyle => ({
    face: 'display',
    size,
    colour: PAPER,
    width: INNER,
    tracking: size * -0.02,
  }));
  const fitting = styles.find((style) => heightOf(pdf, title, style) <= TITLE_HEIGHT) ?? styles.at(-1);
  if (!fitting) throw new Error('A title has no size.');
  return fitting;
}

/** Where the stub would be torn off: a dashed line between two notches. */
function drawPerforation(pdf: Pdf): void {
  const y = NIGHT_HEIGHT + QR_EDGE + 92;
  decorate(pdf, () => {
    pdf.circle(0, y, 9).circle(WIDTH, y, 9).fill('#ffffff');
    pdf
      .moveTo(20, y)
      .lineTo(WIDTH - 20, y)
      .dash(3, { space: 4 })
      .lineWidth(0.8)
      .strokeColor(MIST, 1)
      .stroke()
      .undash();
  });
}

/** What stands beside the code, without what is not said. */
export function factsOf({ startsAt, endsAt, location, timeZone, holder }: Ticket): { label: string; value: string }[] {
  const [startDay, endDay] = [formatDate(startsAt, timeZone), formatDate(endsAt, timeZone)];
  const [startTime, endTime] = [formatTime(startsAt, timeZone), formatTime(endsAt, timeZone)];
  const times = startDay === endDay ? `${startTime} to ${endTime}` : `${startTime}, until ${endDay}, ${endTime}`;
  const facts = [
    { label: 'Date', value: startDay },
    { label: 'Time', value: `${times} ${zoneLetters(endsAt, timeZone)}` },
    { label: 'Place', value: location },
    { label: 'Name', value: holder },
  ];
  return facts.filter(({ value }) => value.trim() !== '');
}

function drawFacts(pdf: Pdf, ticket: Ticket): void {
  let y = NIGHT_HEIGHT + 30;
  for (const { label, value } of factsOf(ticket)) {
    writeText(pdf, label, MARGIN, y, { face: 'text', size: 9.5, colour: QUIET_INK, width: FACTS_WIDTH });
    const style = fittingFact(pdf, value);
    writeText(pdf, value, MARGIN, y + 13, style);
    y += 13 + Math.min(heightOf(pdf, value, style), 56) + 11;
  }
}

/** A long place or name is written smaller, so that four facts stay beside the code. */
function fittingFact(pdf: Pdf, value: string): TextStyle {
  const style = { face: 'display', colour: INK, width: FACTS_WIDTH } as const;
  const size = [14, 12, 10, 8].find((candidate) => heightOf(pdf, value, { ...style, size: candidate }) <= 40) ?? 7;
  return { ...style, size };
}

function drawCode(pdf: Pdf, { code }: Ticket): void {
  const { path, size } = qrPath(code);
  const left = WIDTH - MARGIN - QR_EDGE;
  const top = NIGHT_HEIGHT + 30;
  const alt = `QR code: ${code}`;
  const draw = () => {
    pdf.roundedRect(left, top, QR_EDGE, QR_EDGE, 6).fill('#ffffff');
    pdf
      .save()
      .translate(left, top)
      .scale(QR_EDGE / size)
      .path(path)
      .fill('#000000')
      .restore();
  };
  pdf.addStructure(pdf.struct('Figure', { alt }, draw));
  const style = { face: 'display', size: 14, colour: INK, width: QR_EDGE, tracking: 0.6, align: 'center' } as const;
  writeText(pdf, groupTicketCode(code), left, top + QR_EDGE + 10, style);
}
