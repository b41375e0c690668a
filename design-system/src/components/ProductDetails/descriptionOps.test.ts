import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionBlocks } from './descriptionOps.ts';

describe('descriptionBlocks', () => {
  it('separates paragraphs and lists', () => {
    expect(descriptionBlocks('One.\n\nTwo,\nsecond line.\n\n• A\n• B\n\nThree.')).toEqual([
      { kind: 'paragraph', text: 'One.' },
      { kind: 'paragraph', text: 'Two,\nsecond line.' },
      { kind: 'list', items: ['A', 'B'] },
      { kind: 'paragraph', text: 'Three.' },
    ]);
  });

  it('preserves all words', () => {
    const words = (text: string) => text.match(/\w+/g) ?? [];
    const line = fc.stringMatching(/^(• )?[a-z]{1,6}( [a-z]{1,6})?$/);
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\n\n', '\r\n'), (lines, separator) => {
        const text = lines.join(separator);
        const blocks = descriptionBlocks(text).map((block) =>
          block.kind === 'list' ? block.items.join(' ') : block.text,
        );
        expect(blocks.flatMap(words)).toEqual(words(text));
      }),
    );
  });
});
