import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { JsonLd } from './JsonLd';

it('writes data that no text can break out of (security matrix 18)', () => {
  const data = { '@type': 'Thing', name: '</script><script>alert(1)</script><!--' };
  const { container } = render(<JsonLd data={data} />);
  const scripts = container.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.type).toBe('application/ld+json');
  expect(scripts[0]?.innerHTML).not.toContain('<');
  expect(JSON.parse(scripts[0]?.innerHTML ?? '')).toEqual(data);
});

it('writes nothing where there is nothing to tell', () => {
  expect(render(<JsonLd data={[]} />).container).toBeEmptyDOMElement();
});
