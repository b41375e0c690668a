import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagedMetadata, descriptionFromText } from './listingMetadata.ts';

describe('pagedWords', () => {
  const words = { title: 'Products – ELVORA', description: 'All product groups.' };

  it('says nothing of the first page', () => {
    expect(pagedMetadata(words, 1)).toEqual(words);
  });

  it('gives every further page a title and a description of its own', () => {
    expect(pagedMetadata(words, 2)).toEqual({
      title: 'Products, page 2 – ELVORA',
      description: 'Page 2. All product groups.',
    });
  });
});

describe('summaryOf', () => {
  it('is the first paragraph when it is short', () => {
    expect(descriptionFromText('Three-pole contactor,\nfor motors.\n\nCoil: 24 V')).toBe(
      'Three-pole contactor, for motors.',
    );
  });

  it('ends with a whole word when the paragraph is long', () => {
    const summary = descriptionFromText('Finger-safe terminals, everywhere. '.repeat(8));
    expect(summary).toMatch(/ (?:terminals|everywhere|Finger-safe)…$/);
  });

  it('is never longer than what is shown of it, and empty only for blank text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        expect(descriptionFromText(text).length).toBeLessThanOrEqual(161);
      }),
    );
    expect(descriptionFromText(' \n ')).toBe('');
  });
});
