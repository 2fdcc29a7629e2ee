import { describe, expect, it } from 'vitest';

import { contactInput } from './capabilities/contact/forms.js';
import { eventRegisterBody } from './capabilities/event/registration-form.js';
import { readWith } from './faults.js';
import { messages } from './messages.js';

const contact = { name: 'Asha', email: 'asha@example.org', message: 'Hello' };

describe('readWith', () => {
  it('answers what the schema makes of a value', () => {
    expect(readWith(contactInput, { ...contact, email: ' Asha@Example.org ' })).toEqual({ data: contact });
  });

  it('names each fault, by its place, in the order of the schema', () => {
    expect(readWith(contactInput, { ...contact, message: ' ', name: '' }).faults).toEqual([
      { path: ['name'], message: messages.nameMissing },
      { path: ['message'], message: messages.messageMissing },
    ]);
  });

  it('says what zod itself says in words that name the field', () => {
    expect(readWith(contactInput, { ...contact, name: 7, colour: 'red' }).faults).toEqual([
      { path: ['name'], message: 'The field “name” is missing or not valid.' },
      { path: ['colour'], message: 'This form has no field “colour”.' },
    ]);
    expect(readWith(contactInput, 'Hello').faults).toEqual([{ path: [], message: 'The request is not valid.' }]);
  });
});

describe('the answers to an event’s questions', () => {
  const body = eventRegisterBody([
    { label: 'What do you build?', kind: 'text', options: [], isRequired: true },
    { label: 'Your size', kind: 'choice', options: ['S', 'M'], isRequired: false },
  ]);
  const given = (...answers: string[]) => ({
    answers: answers.map((answer, index) => ({ question: ['What do you build?', 'Your size'][index], answer })),
  });

  it('leave out what is empty', () => {
    expect(readWith(body, given('Robots', ' '))).toEqual({ data: given('Robots') });
  });

  it('are missing where they stand, or as a whole', () => {
    const message = messages.answerMissing('What do you build?');
    expect(readWith(body, given('', 'M')).faults).toEqual([{ path: ['answers', '0'], message }]);
    expect(readWith(body, {}).faults).toEqual([{ path: ['answers'], message }]);
  });
});
