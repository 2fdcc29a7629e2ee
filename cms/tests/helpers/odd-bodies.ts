const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Bodies that no form sends, each with its name (security matrix 36). */
export const oddBodies: [string, string][] = [
  ['malformed JSON', '{"email": '],
  ['no object', '42'],
  ['an array', '[1,2,3]'],
  ['null', 'null'],
  ['1.1 MB', JSON.stringify({ email: 'x'.repeat(1_100_000) })],
  ['10,000 levels', nested(10_000)],
  ['NUL', '{"email":"a\\u0000b@example.com","password":"\\u0000"}'],
  ['__proto__', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
  ['1e308', '{"email":1e308,"password":-1e308}'],
  ['emoji', '{"email":"🎉","password":"🎉"}'],
  ['half a character', '{"email":"\\ud800@example.com","password":"\\udfff"}'],
  ['10,000 characters', JSON.stringify({ email: `${'x'.repeat(10_000)}@example.com`, password: 'y'.repeat(10_000) })],
];
