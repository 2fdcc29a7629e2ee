import { fireEvent, screen } from '@testing-library/react';
import type { TestimonialsSection } from 'contracts';
import { expect, it } from 'vitest';

import { imageOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { Testimonials } from './Testimonials';

const asha = { name: 'Asha Devi Rao', role: 'Student', image: null, quote: 'I left with a team.' };
const dev = { name: 'Dev Malik', role: 'Founder', image: imageOf({ alt: '' }), quote: 'Hard questions.' };
const section: TestimonialsSection = {
  component: 'sections.testimonials',
  key: 't',
  title: 'What people say',
  testimonials: [asha, dev],
};

it('shows who said what, as whom', () => {
  renderInPage(<Testimonials section={section} />);
  const [first, second] = screen.getAllByRole('figure');
  expect(first).toHaveTextContent('I left with a team.');
  expect(first).toHaveTextContent('Asha Devi Rao');
  expect(first).toHaveTextContent('Student');
  expect(second?.querySelector('blockquote')).toHaveTextContent('Hard questions.');
});

it('puts the initials where there is no picture, or one that failed to load', () => {
  const { container } = renderInPage(<Testimonials section={section} />);
  expect(screen.getByText('AD')).toBeInTheDocument();
  expect(screen.queryByText('DM')).not.toBeInTheDocument();
  const picture = container.querySelector('img');
  if (!picture) throw new Error('Dev has a picture');
  fireEvent.error(picture);
  expect(screen.getByText('DM')).toBeInTheDocument();
});
