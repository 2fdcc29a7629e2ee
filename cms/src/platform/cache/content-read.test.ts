import { describe, expect, it } from 'vitest';

import { type FindAttributes, modelsRead } from './content-read';

const SCHEMAS: Record<string, NonNullable<ReturnType<FindAttributes>>> = {
  page: {
    title: { type: 'string' },
    logo: { type: 'media' },
    seo: { type: 'component', component: 'seo' },
    sections: { type: 'dynamiczone', components: ['hero', 'team'] },
    author: { type: 'relation', target: 'person' },
  },
  seo: { image: { type: 'media' } },
  hero: { image: { type: 'media' } },
  team: { members: { type: 'relation', target: 'person' } },
  person: { photo: { type: 'media' }, club: { type: 'relation', target: 'club' } },
  club: { name: { type: 'string' } },
};
const FILE = 'plugin::upload.file';
const read = (params: unknown) => [...modelsRead('page', params, (uid) => SCHEMAS[uid])].sort();

describe('what a query reads', () => {
  it.each([
    ['nothing more', undefined, ['page']],
    ['everything, by true', { populate: true }, ['hero', 'page', 'person', FILE, 'seo', 'team']],
    ['everything, by a star', { populate: '*' }, ['hero', 'page', 'person', FILE, 'seo', 'team']],
    ['a path', { populate: 'author.club' }, ['club', 'page', 'person']],
    ['a list of paths', { populate: ['author.photo', 'seo'] }, ['page', 'person', FILE, 'seo']],
    ['nested objects', { populate: { author: { populate: { club: true } } } }, ['club', 'page', 'person']],
    ['what is switched off', { populate: { author: false } }, ['page']],
    [
      'a dynamic zone by component',
      { populate: { sections: { on: { team: { populate: { members: { populate: ['photo'] } } } } } } },
      ['hero', 'page', 'person', FILE, 'team'],
    ],
    [
      'filters',
      { where: { $and: [{ author: { club: { name: { $eq: 'a' } } } }, { title: 'b' }] } },
      ['club', 'page', 'person'],
    ],
    ['orders', { orderBy: [{ author: { id: 'asc' } }] }, ['page', 'person']],
  ])('with %s', (_case, params, models) => {
    expect(read(params)).toEqual([...models].sort());
  });
});
