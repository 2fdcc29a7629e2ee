import { styled } from '@mui/material/styles';
import type { ConsoleRegistration } from 'contracts';

const Box = styled('details')(({ theme }) => ({
  maxWidth: '40ch',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '& summary': { minHeight: 32, lineHeight: '32px', cursor: 'pointer', whiteSpace: 'nowrap' },
  '& dl': { display: 'grid', gap: 6, padding: '2px 0 8px', gridTemplateColumns: 'none' },
  '& dt': { ...theme.typography.caption, lineHeight: 1.4, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'left', whiteSpace: 'pre-wrap' },
}));

/** What somebody answered when registering. */
export function Answers({ answers }: Pick<ConsoleRegistration, 'answers'>) {
  if (answers.length === 0) return <span>None</span>;
  return (
    <Box>
      <summary>{answers.length === 1 ? '1 answer' : `${answers.length} answers`}</summary>
      <dl>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{wordsOf(answer)}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

function wordsOf(answer: string | boolean): string {
  if (typeof answer === 'string') return answer || '–';
  return answer ? 'Yes' : 'No';
}
