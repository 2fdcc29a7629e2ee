import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInPage } from '../../tests/render';
import { Team } from './Team';

it('says so when there is nobody to show', () => {
  const section = { component: 'sections.team' as const, key: 't', title: 'Meet Our Team', subtitle: '', members: [] };
  renderInPage(<Team section={section} />);
  expect(screen.getByText('No team members found.')).toBeInTheDocument();
});
