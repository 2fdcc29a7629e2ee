import PDFDocument from 'pdfkit';

import type { FaceName } from '../drawing/faces';
import { pdfFonts, runsOf } from './fonts';

export const PDF_TYPE = 'application/pdf';

export type Pdf = PDFKit.PDFDocument;

/** How a text is written. Lengths are points, a 72nd of an inch. */
export interface TextStyle {
  face: FaceName;
  size: number;
  colour: string;
  /** Longest line; longer ones break between words. */
  width: number;
  /** Space between letters. */
  tracking?: number;
  align?: 'left' | 'center';
}

/** What a document says of itself. */
interface DocumentHead {
  title: string;
  author: string;
  /** When it is written. */
  date: Date;
  /** Width and height. */
  size: [number, number];
}

/** Height of a line, in sizes of its text. */
const LINE = 1.28;

/**
 * Writes a document of one page in the product's fonts, tagged so that it can be read aloud.
 * @param draw puts everything upon the page
 * @returns the file
 */
export async function writePdf({ title, author, date, size }: DocumentHead, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date },
  });
  for (const { name, data } of Object.values(pdfFonts())) pdf.registerFont(name, data);
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Puts something upon the page that says nothing: grounds, lines. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact');
  draw();
  pdf.endMarkedContent();
}

/**
 * Writes a text whose first line begins at a place.
 * @param role what it is to whoever hears the document: a heading, a paragraph
 */
export function writeText(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  role: 'H1' | 'P' = 'P',
): void {
  const runs = runsOf(text, style.face);
  const { size, width, tracking = 0, align = 'left' } = style;
  const write = () => {
    pdf.fillColor(style.colour).fontSize(size);
    runs.forEach(({ font, text: words }, index) => {
      pdf.font(font);
      const options = { width, align, characterSpacing: tracking, lineGap: gapOf(pdf, size) };
      const continued = index < runs.length - 1;
      if (index === 0) pdf.text(words, x, y, { ...options, continued });
      else pdf.text(words, { ...options, continued });
    });
  };
  if (runs.length > 0) pdf.addStructure(pdf.struct(role, {}, write));
}

/** How high a text is, once it is written. */
export function heightOf(pdf: Pdf, text: string, { face, size, width, tracking = 0 }: TextStyle): number {
  const [first] = runsOf(text, face);
  if (!first) return 0;
  pdf.font(first.font).fontSize(size);
  const words = runsOf(text, face)
    .map((run) => run.text)
    .join('');
  return pdf.heightOfString(words, { width, characterSpacing: tracking, lineGap: gapOf(pdf, size) });
}

/** What fonts differ in, so that lines are as far apart in each. */
const gapOf = (pdf: Pdf, size: number): number => size * LINE - pdf.currentLineHeight();
