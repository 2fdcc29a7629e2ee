import { screen } from '@testing-library/react';
import type { Spotlight as SpotlightPerson, SpotlightSection } from 'contracts';
import { describe, expect, it } from 'vitest';

import { renderInPage } from '../../tests/render';
import { Spotlight } from './Spotlight';

const person: SpotlightPerson = {
  _id: 'asha',
  name: 'Asha Verma',
  avatar: null,
  graduationYear: 2016,
  position: 'Founder',
  company: 'Kestrel Labs',
  quote: 'It began in a corridor.',
  linkedin: 'https://example.com/in/asha',
};
const section = (people: SpotlightPerson[]): SpotlightSection => ({
  component: 'sections.spotlight',
  key: 's',
  title: 'Alumni Spotlight',
  subtitle: '',
  people,
});

describe('the spotlight', () => {
  it('shows who says what, and where they are', () => {
    renderInPage(<Spotlight section={section([person])} />);
    expect(screen.getByRole('heading', { name: 'Asha Verma', level: 3 })).toBeInTheDocument();
    expect(screen.getByText('It began in a corridor.')).toBeInTheDocument();
    expect(screen.getByText('Class of 2016')).toBeInTheDocument();
    expect(screen.getByText('Founder at Kestrel Labs')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Asha Verma on LinkedIn' })).toHaveAttribute('href', person.linkedin);
  });

  it('leaves out what somebody does not say', () => {
    renderInPage(
      <Spotlight section={section([{ ...person, graduationYear: null, position: '', company: '', linkedin: null }])} />,
    );
    expect(screen.queryByText(/Class of| at /)).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('AV')).toBeInTheDocument();
  });

  it('is not there without anybody to present', () => {
    renderInPage(<Spotlight section={section([])} />);
    expect(screen.queryByRole('heading', { name: 'Alumni Spotlight' })).not.toBeInTheDocument();
  });
});
