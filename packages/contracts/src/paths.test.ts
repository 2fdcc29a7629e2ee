import { describe, expect, it } from 'vitest';

import { api } from './api.js';
import { paths } from './paths.js';

describe('paths', () => {
  it('gives one address to one page, whatever order its parameters come in', () => {
    expect(paths.events({ search: 'quiz', page: 2 })).toBe('/events?page=2&search=quiz');
    expect(paths.events({ page: 2, search: 'quiz' })).toBe('/events?page=2&search=quiz');
  });

  it('leaves out what says nothing', () => {
    expect(paths.events({ search: '', page: 1 })).toBe('/events');
    expect(api.announcements({ category: undefined })).toBe('/api/announcements');
  });

  it('keeps a slug inside its segment', () => expect(api.page('../site')).toBe('/api/pages/..%2Fsite'));
});
