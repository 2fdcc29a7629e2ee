import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FaqSection } from 'contracts';
import { beforeEach, expect, it } from 'vitest';

import { renderInPage } from '../../tests/render';
import { Faq } from './Faq';

const entries = [1, 2, 3, 4, 5].map((number) => ({ question: `Question ${number}?`, answer: `Answer ${number}.` }));
const section: FaqSection = { component: 'sections.faq', key: 'f', title: 'Questions', entries };

const question = (number: number) => screen.getByRole('button', { name: `Question ${number}?` });
const openOnes = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  renderInPage(<Faq section={section} />);
});

it('begins with every question closed and every answer in the page', () => {
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(openOnes()).toEqual([]);
  for (const { answer } of entries) expect(screen.getByText(answer)).toBeInTheDocument();
});

it('opens one at a time', async () => {
  const user = userEvent.setup();
  await user.click(question(2));
  expect(openOnes()).toEqual(['Question 2?']);
  await user.click(question(4));
  expect(openOnes()).toEqual(['Question 4?']);
});

it('closes the open one when it is clicked', async () => {
  const user = userEvent.setup();
  await user.click(question(2));
  await user.click(question(2));
  expect(openOnes()).toEqual([]);
});

it('works by keyboard', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(question(1)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(openOnes()).toEqual(['Question 1?']);
  await user.tab();
  await user.keyboard(' ');
  expect(openOnes()).toEqual(['Question 2?']);
});

it('names each answer’s region by its question, and hides it while it is closed', async () => {
  const user = userEvent.setup();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await user.click(question(3));
  const region = screen.getByRole('region', { name: 'Question 3?' });
  expect(region).toHaveTextContent('Answer 3.');
  expect(question(3)).toHaveAttribute('aria-controls', region.id);
});
