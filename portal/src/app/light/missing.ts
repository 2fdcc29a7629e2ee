/** What the stand-in for the library's `@mui/material/styles` has. */
const EXPORTS = ['styled', 'keyframes'];

/** What a style may read of the theme, by what stands before it: a test holds this to the tokens. */
export const PARTS = {
  theme: ['vars', 'typography', 'breakpoints', 'transitions', 'zIndex', 'applyStyles'],
  'theme.vars': ['palette', 'shape'],
  'theme.breakpoints': ['up', 'down', 'between'],
  'theme.transitions': ['easing', 'create'],
};

/** Whoever takes the whole theme by its name has all of it. */
const WHOLE_THEME = /import \{[^}]*\btheme\b[^}]*\} from 'theme'/;

const wordsOf = (list: string) => list.split(',').map((name) => name.trim());

/**
 * What a file uses of the library that its stand-ins do not do: types would let it pass, and nothing would happen.
 * @param code of a file of the portal, in TypeScript
 */
export function missingIn(code: string): string[] {
  const imported = [...code.matchAll(/import \{([^}]*)\} from '@mui\/material\/styles'/g)]
    .flatMap(([, names = '']) => wordsOf(names))
    .filter((name) => name !== '' && !name.startsWith('type ') && !EXPORTS.includes(name));
  const properties = [...code.matchAll(/\s(sx)=\{/g)].map(([, name = '']) => name);
  const options = [...code.matchAll(/\b(variants|overridesResolver|skipSx|skipVariantsResolver): ?[[({\w]/g)]
    .filter(() => code.includes('styled('))
    .map(([, name = '']) => name);
  const read = Object.entries(WHOLE_THEME.test(code) ? {} : PARTS).flatMap(([whole, parts]) =>
    [...code.matchAll(new RegExp(`\\b${whole.replace('.', '\\.')}\\.(\\w+)`, 'g'))]
      .map(([, part = '']) => part)
      .filter((part) => !parts.includes(part))
      .map((part) => `${whole}.${part}`),
  );
  return [...new Set([...imported, ...properties, ...options, ...read])];
}
