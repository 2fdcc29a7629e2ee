import { defineView } from '../../../platform/panel/view';

const agendaEntryView = defineView({
  uid: 'shared.agenda-entry',
  mainField: 'title',
  layout: [
    [
      ['time', 4],
      ['title', 8],
    ],
    [['speaker', 12]],
  ],
  fields: {
    time: { label: 'When', description: 'As people read it.', placeholder: '5:30 PM, or “Day 2, 9:00 AM”' },
    title: { label: 'What happens', placeholder: 'Opening and the rules in three minutes' },
    speaker: { label: 'Who', description: 'Speaker or host, if there is one.', placeholder: 'Ananya Sharma, Convenor' },
  },
});

const eventQuestionView = defineView({
  uid: 'shared.event-question',
  mainField: 'label',
  layout: [
    [['label', 12]],
    [
      ['kind', 6],
      ['isRequired', 6],
    ],
    [['options', 12]],
  ],
  fields: {
    label: { label: 'Question', placeholder: 'Do you eat meat?' },
    kind: {
      label: 'Answered by',
      description: 'Text is a line to write, choice is one of the options below, checkbox is a tick.',
    },
    options: {
      label: 'Options',
      description: 'For a choice: two or more, one on each line.',
      placeholder: 'Vegetarian\nAnything',
    },
    isRequired: { label: 'Must be answered', description: 'A required checkbox must be ticked.' },
  },
});

/** Components that stand inside events. */
export const eventComponentViews = [agendaEntryView, eventQuestionView];
