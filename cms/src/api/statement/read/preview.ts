import { errors } from '@strapi/utils';
import { fromMinorUnits, STATEMENT_PREVIEW_LINES, type StatementColumns, type StatementPreview } from 'contracts';

import { tokensOf } from '../match/words';
import { decode } from './decode';
import { guessLayout } from './guess';
import { linesOf, type ReadLine } from './lines';
import { rowsOf } from './rows';

/** Lines that are read for a preview: not all of them may have an amount. */
const LOOKED_AT = 200;

/** How the first lines of a file would be read by a layout. @throws ValidationError for what is no CSV file */
export function previewFile(bytes: Buffer, layout: StatementColumns | null): StatementPreview {
  const { rows, guess } = guessLayout(bytes);
  if (layout === null) return { rows, guess, lines: [], fault: '' };
  try {
    const { text } = decode(bytes, layout.encoding);
    const shown = rowsOf(text, layout.delimiter, LOOKED_AT);
    const lines = linesOf(shown, layout).slice(0, STATEMENT_PREVIEW_LINES).map(present);
    return { rows: shown.slice(0, layout.headerRow + STATEMENT_PREVIEW_LINES), guess, lines, fault: '' };
  } catch (error) {
    // What is wrong with the layout is shown beside it.
    if (error instanceof errors.ValidationError) return { rows, guess, lines: [], fault: error.message };
    throw error;
  }
}

const present = ({ day, amount, narration, bankId, fault }: ReadLine): StatementPreview['lines'][number] => ({
  ...{ day: day ?? '', narration, fault },
  amount: amount === null ? null : fromMinorUnits(amount, 'INR'),
  utr: tokensOf(`${narration} ${bankId}`).utrs[0] ?? null,
});
