import { screen, within } from '@testing-library/react';
import { messages, type CollectionLayout, type CollectionSection } from 'contracts';
import { describe, expect, it } from 'vitest';

import { imageOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { Collection } from './Collection';

const section = (overrides: Partial<CollectionSection> = {}): CollectionSection => ({
  component: 'sections.collection',
  key: 'c',
  title: 'Our sponsors',
  subtitle: '',
  layout: 'cards',
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'logo', label: 'Logo', kind: 'media' },
    { name: 'website', label: 'Website', kind: 'text' },
    { name: 'since', label: 'With us since', kind: 'date' },
    { name: 'employees', label: 'Employees', kind: 'number' },
  ],
  titleField: 'name',
  records: [
    {
      _id: 'k',
      documentId: 'k',
      title: 'Kestrel Labs',
      values: {
        name: { kind: 'text', text: 'Kestrel Labs' },
        logo: { kind: 'media', images: [imageOf({ alt: 'A bird' })], files: [] },
        website: { kind: 'link', text: 'https://www.kestrel.example/' },
        since: { kind: 'date', at: '2020-02-01' },
        employees: { kind: 'number', number: 12500 },
      },
    },
  ],
  linkedType: 'sponsors',
  fault: '',
  ...overrides,
});

describe('a block of records', () => {
  it.each<CollectionLayout>(['cards', 'list', 'table', 'calendar'])('says everything once, as %s', (layout) => {
    renderInPage(<Collection section={section({ layout })} />);
    expect(screen.getByRole('link', { name: 'Kestrel Labs' })).toHaveAttribute('href', '/c/sponsors/k');
    expect(screen.getByRole('link', { name: 'kestrel.example' })).toHaveAttribute(
      'href',
      'https://www.kestrel.example/',
    );
    expect(screen.getByText('Feb 1, 2020')).toBeInTheDocument();
    expect(screen.getByText('12,500')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/c/sponsors');
  });

  it('stands by months in a calendar', () => {
    renderInPage(<Collection section={section({ layout: 'calendar' })} />);
    expect(within(screen.getByRole('region', { name: 'Feb 2020' })).getByText('Kestrel Labs')).toBeInTheDocument();
  });

  it('leads nowhere where nobody wants it to', () => {
    renderInPage(<Collection section={section({ linkedType: null })} />);
    expect(screen.queryByRole('link', { name: 'Kestrel Labs' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See all' })).not.toBeInTheDocument();
  });

  it('is not there without records, and tells whoever previews the page why', () => {
    const { unmount } = renderInPage(<Collection section={section({ records: [] })} />);
    expect(screen.queryByText('Our sponsors')).not.toBeInTheDocument();
    unmount();
    renderInPage(<Collection section={section({ records: [], fault: messages.blockWithoutType })} />);
    expect(screen.getByText('This block shows a type that no longer exists.')).toBeInTheDocument();
  });
});
