import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { renderInPage } from '../../tests/render';
import { ListField } from './ListField';

function Skills({ initial }: { initial: string[] }) {
  const [entries, setEntries] = useState(initial);
  return <ListField label="Skills" name="skills" entries={entries} onChange={setEntries} />;
}

const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const input = () => screen.getByRole('textbox', { name: 'Skills' });

function open(initial: string[] = []) {
  renderInPage(<Skills initial={initial} />);
  return userEvent.setup();
}

it('adds an item on Enter, trimmed, and is ready for the next (member §4, §5)', async () => {
  const user = open();
  await user.type(input(), '  Robotics {Enter}Go{Enter}{Enter}');
  expect(listed()).toEqual(['Robotics', 'Go']);
  expect(input()).toHaveValue('');
});

it('leaves an Enter alone that ends a word which an input method composes', async () => {
  const user = open();
  await user.type(input(), 'रोबोट');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(listed()).toEqual([]);
  expect(input()).toHaveValue('रोबोट');
});

it('takes what is separated by commas, also when it is pasted', async () => {
  const user = open();
  await user.click(input());
  await user.paste('Go, , Rust ,React');
  expect(listed()).toEqual(['Go', 'Rust']);
  expect(input()).toHaveValue('React');
  await user.type(input(), ',');
  expect(listed()).toEqual(['Go', 'Rust', 'React']);
});

it('ignores duplicates', async () => {
  const user = open(['Go']);
  await user.type(input(), 'Go{Enter}go{Enter} GO ,');
  expect(listed()).toEqual(['Go']);
});

it('takes what is written when the field is left', async () => {
  const user = open();
  await user.type(input(), 'Go');
  await user.tab();
  expect(listed()).toEqual(['Go']);
});

it('removes an item, says so, and keeps the keyboard in the field', async () => {
  const user = open(['Go', 'Rust']);
  await user.click(screen.getByRole('button', { name: 'Remove Go' }));
  expect(listed()).toEqual(['Rust']);
  expect(screen.getByText('Go removed')).toBeInTheDocument();
  expect(input()).toHaveFocus();
});
