import { CAMPAIGN_GOAL_MAX, SPENDING_AREA_LABELS, SPENDING_TEXT_MAX_CHARS, type ConsoleComponents } from 'contracts';

type Field = ConsoleComponents[string]['fields'][number];

const field = (name: string, label: string, difference: Partial<Field>): Field => ({
  ...{ name, label, type: 'text', hint: '', placeholder: '', required: true, choices: [], minLength: null },
  ...{ maxLength: null, min: null, max: null, pattern: null, initial: null, isMany: false, accepts: [] },
  ...{ source: null, creates: null },
  ...difference,
});

/** A line of what a campaign spent, as the console's form has it: in whole rupees, and not in paise as the panel. */
export const spendingComponents: ConsoleComponents = {
  'shared.spending': {
    label: 'Spending',
    fields: [
      field('area', 'What it was for', {
        type: 'choice',
        choices: Object.entries(SPENDING_AREA_LABELS).map(([value, label]) => ({ value, label })),
      }),
      field('what', 'On what', { maxLength: SPENDING_TEXT_MAX_CHARS }),
      field('amount', 'Amount (₹)', { type: 'integer', min: 1, max: CAMPAIGN_GOAL_MAX }),
    ],
  },
};
