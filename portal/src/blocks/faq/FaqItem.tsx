import Add from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import type { FaqSection } from 'contracts';
import { useId } from 'react';

const NO_SCRIPT = '@media (scripting: none)';

const Item = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .answer': {
    display: 'grid',
    gridTemplateRows: '0fr',
    // Out of reach of keyboard and screen reader once it has folded.
    visibility: 'hidden',
    transition: theme.transitions.create(['grid-template-rows', 'visibility'], {
      duration: 220,
      easing: theme.transitions.easing.easeOut,
    }),
  },
  '& .answer > div': { overflow: 'hidden', minHeight: 0 },
  '& .answer p': {
    maxWidth: '65ch',
    paddingBottom: 28,
    whiteSpace: 'pre-line',
    color: theme.vars.palette.text.secondary,
  },
  '&[data-open] .answer': { gridTemplateRows: '1fr', visibility: 'visible' },
  [NO_SCRIPT]: { '& .answer': { gridTemplateRows: '1fr', visibility: 'visible' } },
}));

const Question = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  '& button': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 24,
    width: '100%',
    padding: '22px 0',
    textAlign: 'left',
    cursor: 'pointer',
    font: 'inherit',
    letterSpacing: 'inherit',
    background: 'none',
    border: 0,
  },
  '& button:focus-visible': { outlineOffset: 2 },
  '& svg': {
    flex: 'none',
    fontSize: 28,
    color: theme.vars.palette.scheme.accentText,
    transition: theme.transitions.create('transform', { duration: 200 }),
  },
  '& [aria-expanded="true"] svg': { transform: 'rotate(45deg)' },
  '@media (hover: hover)': { '& button:hover': { color: theme.vars.palette.scheme.accentText } },
  [NO_SCRIPT]: { '& button': { cursor: 'default', color: 'inherit' }, '& svg': { display: 'none' } },
}));

interface FaqItemProps {
  entry: FaqSection['entries'][number];
  isOpen: boolean;
  onToggle: () => void;
}

/** A question with its answer beneath. The answer is always in the page; without script it stands open. */
export function FaqItem({ entry: { question, answer }, isOpen, onToggle }: FaqItemProps) {
  const id = useId();
  return (
    <Item data-open={isOpen || undefined}>
      <Question>
        <button type="button" id={`${id}q`} aria-expanded={isOpen} aria-controls={`${id}a`} onClick={onToggle}>
          {question}
          <Add aria-hidden="true" />
        </button>
      </Question>
      <div className="answer" id={`${id}a`} role="region" aria-labelledby={`${id}q`}>
        <div>
          <p>{answer}</p>
        </div>
      </div>
    </Item>
  );
}
