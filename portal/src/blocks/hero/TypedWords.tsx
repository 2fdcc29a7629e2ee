import { keyframes, styled } from '@mui/material/styles';

import { useReducedMotion } from '../../lib/useReducedMotion';
import { useTypedWord } from './useTypedWord';

const blink = keyframes({ '50%': { opacity: 0 } });

/** Where nothing is typed — no script, or no motion wanted — the whole list stands instead. */
const WITHOUT_TYPING = '@media (scripting: none), (prefers-reduced-motion: reduce)';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.h3,
  minHeight: '1.08em',
  color: theme.vars.palette.scheme.accentText,
}));

const Typed = styled('span')({
  [WITHOUT_TYPING]: { display: 'none' },
  '& .cursor': { fontWeight: 300, marginLeft: 2, animation: `${blink} 1s steps(1) infinite` },
});

const Words = styled('ul')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [WITHOUT_TYPING]: {
    position: 'static',
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.6em',
    '& li:not(:last-child)::after': { content: '","' },
  },
});

/** What the society is about, typed word by word; as a list for screen readers and wherever nothing may move. */
export function TypedWords({ words }: { words: string[] }) {
  const typed = useTypedWord(words, useReducedMotion());
  if (words.length === 0) return null;
  return (
    <Line>
      <Typed aria-hidden="true" data-testid="typed-word">
        {typed}
        {/* Set anew with each letter, as a cursor that is pushed along counts as a page that jumps. */}
        <span key={typed} className="cursor">
          |
        </span>
      </Typed>
      <Words>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </Words>
    </Line>
  );
}
