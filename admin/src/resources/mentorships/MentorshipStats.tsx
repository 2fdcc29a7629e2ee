import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { api, MENTORSHIP_AREA_LABELS, MENTORSHIP_NUDGE_DAYS, type MentorshipStats as Stats, type One } from 'contracts';
import { Skeleton } from 'ui';

import { Panel } from '../../components/Panel';
import { reasonOf } from '../../components/useToast';
import { SMALL } from '../../lib/type';
import { call } from '../../providers/http';

const SOON = `Within ${MENTORSHIP_NUDGE_DAYS} days`;

const Box = styled(Panel)({ marginBottom: 20, overflow: 'hidden' });
const Numbers = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: 1,
  margin: 0,
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    padding: '12px 16px 14px',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& dt': { ...SMALL, color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '1.375rem',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
}));
const More = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& summary': { padding: '10px 16px', fontWeight: 500, cursor: 'pointer' },
  '& summary:focus-visible': { outlineOffset: -3 },
}));
const Tables = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '16px 40px',
  alignItems: 'start',
  padding: '4px 16px 18px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& caption': { ...SMALL, paddingBlock: 6, textAlign: 'left', fontWeight: 600 },
  '& th, & td': { padding: '5px 0', textAlign: 'right', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& :is(th, td) + :is(th, td)': { paddingLeft: 12 },
  '& thead th': { ...SMALL, border: 0, fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& th[scope="row"], & thead th:first-of-type': { textAlign: 'left', fontWeight: 500 },
}));

/** Whether mentors answer: the requests of the last 12 months, in all, by month and by area. */
export function MentorshipStats() {
  const { data, error } = useQuery({
    queryKey: ['mentorships', 'stats'],
    queryFn: async () => (await call<One<Stats>>(api.mentorshipStats())).data,
  });
  if (error && !data) return <p role="alert">{reasonOf(error)}</p>;
  const numbers: readonly (readonly [string, string | undefined])[] = [
    ['Asked in 12 months', data?.asked.toLocaleString('en-IN')],
    [`Answered within ${MENTORSHIP_NUDGE_DAYS} days`, data && shareOf(data.answeredSoon, data.due)],
    ['Half of the answers within', data && hoursInWords(data.medianReplyHours)],
    ['Waiting', data?.waiting.toLocaleString('en-IN')],
    ['Active', data?.active.toLocaleString('en-IN')],
    ['Completed', data?.completed.toLocaleString('en-IN')],
  ];
  return (
    <Box aria-label="How mentors answer" aria-busy={!data}>
      <Numbers>
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <Skeleton style={{ width: 56, height: '1em' }} />}</dd>
          </div>
        ))}
      </Numbers>
      {data && (
        <More>
          <summary>By month and area</summary>
          <Tables>
            <Counted
              caption="By month"
              rows={[...data.months].reverse().map((row) => ({ ...row, name: monthInWords(row.month) }))}
            />
            <Counted
              caption="By area"
              rows={data.areas.map((row) => ({ ...row, name: row.area ? MENTORSHIP_AREA_LABELS[row.area] : 'None' }))}
            />
          </Tables>
        </More>
      )}
    </Box>
  );
}

interface CountedProps {
  caption: string;
  rows: readonly { name: string; asked: number; answered: number; answeredSoon: number }[];
}

function Counted({ caption, rows }: CountedProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{caption.slice('By '.length)}</th>
          <th scope="col">Asked</th>
          <th scope="col">Answered</th>
          <th scope="col">{SOON}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, asked, answered, answeredSoon }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{asked}</td>
            <td>{answered}</td>
            <td>{answeredSoon}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shareOf = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`);

function hoursInWords(hours: number | null): string {
  if (hours === null) return '–';
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

/** `Sep 2027`. @param month such as `2027-09` */
const monthInWords = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
