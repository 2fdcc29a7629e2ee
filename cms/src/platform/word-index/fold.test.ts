import { describe, expect, it } from 'vitest';

import { fold, searchWords, wordsOf } from './fold';

describe('fold', () => {
  it.each([
    ['José  Núñez', 'jose nunez'],
    ['  ÅSA\tO’Neill ', 'asa o’neill'],
    ['ＡＢＣ', 'abc'],
    ['किरण', 'किरण'],
    ['', ''],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('wordsOf', () => {
  it('splits at whatever is neither letter nor digit, and keeps C++ and C# apart from C', () => {
    expect(wordsOf('C++, C#; C', 'Node.js/React')).toEqual(['c++', 'c#', 'c', 'node', 'js', 'react']);
  });

  it('keeps each word once, over all texts', () => {
    expect(wordsOf('Asha Asha', 'ASHA Rao')).toEqual(['asha', 'rao']);
  });

  it('cuts endless words, never in the middle of a character', () => {
    const [word] = wordsOf('🎉x'.repeat(100), '𝒜'.repeat(100));
    expect(word).toBe('x');
    expect(wordsOf('क'.repeat(100), `a${'𠮷'.repeat(100)}`)).toEqual(['क'.repeat(40), `a${'𠮷'.repeat(39)}`]);
  });
});

describe('searchWords', () => {
  it('drops what another word implies', () => {
    expect(searchWords('as asha a rao')).toEqual(['asha', 'rao']);
  });

  it('finds no word in signs alone', () => {
    expect(searchWords(' %_ "\' ')).toEqual([]);
  });
});
