import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { formatAmount, type StatementPreview } from 'contracts';

import { useDates } from '../../providers/dates';
import { Table } from '../../components/money/parts';
import { groupUtr } from '../../components/money/utr';

const Scroll = styled('div')({ overflowX: 'auto', '& table': { minWidth: 560 } });
const Fault = styled('span')(({ theme }) => ({ color: theme.vars.palette.error.main }));

/** The first lines of a file as they are read, or why they are not. */
export function PreviewTable({ preview: { lines, fault } }: { preview: StatementPreview }) {
  const { date } = useDates();
  if (fault) return <Alert severity="error">{fault}</Alert>;
  if (lines.length === 0) return <Alert severity="info">No line with a date and an amount is found yet.</Alert>;
  return (
    <Scroll tabIndex={0} role="group" aria-label="First lines">
      <Table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Narration</th>
            <th scope="col">UTR</th>
            <th scope="col" data-number>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ day, narration, utr, amount, fault: wrong }, index) => (
            <tr key={index}>
              <td>{day ? date(`${day}T12:00:00Z`) : '–'}</td>
              <td>
                {narration || '–'}
                {wrong && (
                  <div>
                    <Fault>{wrong}</Fault>
                  </div>
                )}
              </td>
              <td>{utr ? groupUtr(utr) : '–'}</td>
              <td data-number>{amount === null ? '–' : formatAmount(amount, 'INR')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
