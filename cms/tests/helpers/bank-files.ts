import type { StatementColumns } from 'contracts';

/** A transfer as a bank knows it. */
export interface Transfer {
  /** Such as `2026-11-23`. */
  day: string;
  /** Paise, less than none for what was paid. */
  amount: number;
  narration: string;
  /** The bank's own number; empty for none. */
  bankId: string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `1,23,456.00` */
const inRupees = (paise: number): string =>
  (Math.abs(paise) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const quoted = (cell: string): string => (/[",\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const rowsOf = (rows: readonly (readonly string[])[], delimiter: string): string =>
  `${rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n')}\r\n`;
const partsOf = (day: string) => day.split('-') as [year: string, month: string, day: string];

/** A bank of the tests: how it writes its statements, and what its files are. */
interface Bank {
  layout: StatementColumns;
  write: (transfers: readonly Transfer[]) => Buffer;
}

const none = { amountColumn: '', signColumn: '', debitColumn: '', creditColumn: '', idColumn: '' };

/** Titles above, two columns for the two ways, Indian groups, a sum below, UTF-8 with its mark. */
const first: Bank = {
  layout: {
    ...{
      ...none,
      delimiter: 'comma',
      encoding: 'auto',
      headerRow: 3,
      dateFormat: 'dd/mm/yyyy',
      dateColumn: 'Txn Date',
    },
    ...{ narrationColumn: 'Narration', debitColumn: 'Withdrawal Amt.', creditColumn: 'Deposit Amt.' },
    idColumn: 'Chq./Ref.No.',
  },
  write: (transfers) =>
    Buffer.from(
      `\uFEFF${rowsOf(
        [
          ['Statement of account'],
          ['Period', '01/11/2026 to 30/11/2026'],
          ['Txn Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
          ...transfers.map(({ day, amount, narration, bankId }) => {
            const [year, month, date] = partsOf(day);
            const written = `${date}/${month}/${year}`;
            const [debit, credit] = amount < 0 ? [inRupees(amount), ''] : ['', inRupees(amount)];
            return [written, narration, bankId, written, debit, credit, '1,00,000.00'];
          }),
          ['', 'Closing balance', '', '', '', '', '1,00,000.00'],
        ],
        ',',
      )}`,
    ),
};

/** One amount with Cr or Dr behind it, names of months, semicolons, quoted ends of lines, Windows-1252. */
const second: Bank = {
  layout: {
    ...{ ...none, delimiter: 'semicolon', encoding: 'windows-1252', headerRow: 1, dateFormat: 'dd-mmm-yy' },
    ...{ dateColumn: 'Date', narrationColumn: 'Particulars', amountColumn: 'Amount' },
  },
  write: (transfers) =>
    Buffer.from(
      rowsOf(
        [
          ['Date', 'Particulars', 'Amount', 'Balance'],
          ...transfers.map(({ day, amount, narration, bankId }) => {
            const [year, month, date] = partsOf(day);
            const written = `${date}-${MONTHS[Number(month) - 1]}-${year.slice(2)}`;
            const words = [narration, bankId && `Réf ${bankId}`].filter(Boolean).join('\n');
            return [written, words, `${inRupees(amount)} ${amount < 0 ? 'Dr' : 'Cr'}`, '5,000.00 Cr'];
          }),
        ],
        ';',
      ),
      'latin1',
    ),
};

/** A column that says which way, tabs, UTF-16, brackets for what was paid. */
const third: Bank = {
  layout: {
    ...{
      ...none,
      delimiter: 'tab',
      encoding: 'auto',
      headerRow: 1,
      dateFormat: 'yyyy-mm-dd',
      dateColumn: 'Value date',
    },
    ...{ narrationColumn: 'Description', amountColumn: 'Amount (INR)', idColumn: 'UTR' },
  },
  write: (transfers) =>
    Buffer.from(
      `\uFEFF${rowsOf(
        [
          ['Value date', 'Description', 'UTR', 'Amount (INR)'],
          ...transfers.map(({ day, amount, narration, bankId }) => [
            ...[`${day} 10:15:00`, narration, bankId, amount < 0 ? `(${inRupees(amount)})` : inRupees(amount)],
          ]),
        ],
        '\t',
      )}`,
      'utf16le',
    ),
};

/** Three banks, no two of which write alike. */
export const BANKS = [first, second, third] as const;
