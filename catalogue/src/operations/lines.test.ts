import { describe, expect, it } from 'vitest';
import { joinLines, splitLines } from './lines.ts';

const breaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

describe('lines', () => {
  it.each(breaks)('end at %j', (lineBreak) => {
    expect(joinLines(`a${lineBreak}${lineBreak}b`)).toBe('a b');
    expect(splitLines(`a${lineBreak}b`)).toEqual(['a', 'b']);
  });

  it('are otherwise left exact', () => {
    expect(joinLines(' a\t b  ')).toBe(' a\t b  ');
    expect(splitLines('')).toEqual(['']);
  });
});
