import { styled } from '@mui/material/styles';
import { formatContributionMonth, type MembershipStats } from 'contracts';
import { useId } from 'react';

import { SMALL } from '../../lib/type';
import { inRupees } from './amount';

const Box = styled('figure')(({ theme }) => ({
  ...SMALL,
  position: 'relative',
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& figcaption': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' },
  '& figcaption b': { fontWeight: 600 },
}));
const Key = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginLeft: 12,
  color: theme.vars.palette.text.secondary,
  '&::before': { content: '""', width: 10, height: 10, borderRadius: 2, backgroundColor: theme.vars.palette.info.main },
  '&[data-due]::before': hatch(theme.vars.palette.text.secondary),
}));
/** A bar for each month: what came in, and upon it what is still due, told apart by more than colour. */
const Bars = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 'clamp(3px, 1vw, 8px)',
  height: 96,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > span': { flex: 1, display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', height: '100%' },
  '& i': { display: 'block', backgroundColor: theme.vars.palette.info.main },
  '& i:first-of-type': { borderRadius: '2px 2px 0 0' },
  '& i[data-due]': hatch(theme.vars.palette.text.secondary),
}));
const Months = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 'clamp(3px, 1vw, 8px)',
  color: theme.vars.palette.text.secondary,
  '& span': { flex: 1, textAlign: 'center', fontSize: '0.75rem' },
}));
const Table = styled('details')(({ theme }) => ({
  '& summary': { cursor: 'pointer', color: theme.vars.palette.text.secondary },
  '& table': { width: '100%', marginTop: 8, borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td)': {
    padding: '5px 0 5px 12px',
    textAlign: 'right',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left', fontWeight: 400 },
  '& thead th': { borderTop: 0, color: theme.vars.palette.text.secondary, fontWeight: 400 },
}));

function hatch(colour: string) {
  return {
    backgroundColor: 'transparent',
    backgroundImage: `repeating-linear-gradient(135deg, ${colour} 0 2px, transparent 2px 5px)`,
    outline: `1px solid ${colour}`,
    outlineOffset: -1,
  };
}

/** What of each of the latest months was paid, and what is due: drawn, and as a table. */
export function MonthBars({ months }: { months: MembershipStats['months'] }) {
  const id = useId();
  const highest = Math.max(1, ...months.map(({ collected, due }) => collected + due));
  const all = months.reduce((sum, { collected }) => sum + collected, 0);
  const owed = months.reduce((sum, { due }) => sum + due, 0);
  const height = (amount: number) => ({ height: `${(amount / highest) * 100}%` });
  return (
    <Box aria-labelledby={id}>
      <figcaption id={id}>
        <b>By month</b>
        <span>
          <Key>Collected</Key>
          <Key data-due>Due</Key>
        </span>
      </figcaption>
      <Bars
        role="img"
        aria-label={`Of the latest ${months.length} months, ${inRupees(all)} were collected and ${inRupees(owed)} are due`}
      >
        {months.map((month) => (
          <span
            key={`${month.year}-${month.month}`}
            title={`${formatContributionMonth(month)}: ${inRupees(month.collected)} collected, ${inRupees(month.due)} due`}
          >
            {month.due > 0 && <i data-due style={height(month.due)} />}
            {month.collected > 0 && <i style={height(month.collected)} />}
          </span>
        ))}
      </Bars>
      <Months aria-hidden="true">
        {months.map((month) => (
          <span key={`${month.year}-${month.month}`}>{formatContributionMonth(month).slice(0, 1)}</span>
        ))}
      </Months>
      <Table>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Collected</th>
              <th scope="col">Due</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={`${month.year}-${month.month}`}>
                <th scope="row">{formatContributionMonth(month)}</th>
                <td>{inRupees(month.collected)}</td>
                <td>{inRupees(month.due)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Table>
    </Box>
  );
}
