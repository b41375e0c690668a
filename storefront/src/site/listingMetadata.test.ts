import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagedMetadata, descriptionFromText } from './listingMetadata.ts';

describe('pagedMetadata', () => {
  const metadata = { title: 'Products – ELVORA', description: 'All product groups.' };

  it('leaves the first page as it is', () => {
    expect(pagedMetadata(metadata, 1)).toEqual(metadata);
  });

  it('adds the page number from the second page on', () => {
    expect(pagedMetadata(metadata, 2)).toEqual({
      title: 'Products, page 2 – ELVORA',
      description: 'Page 2. All product groups.',
    });
  });
});

describe('descriptionFromText', () => {
  it('returns a short first paragraph', () => {
    expect(descriptionFromText('Three-pole contactor,\nfor motors.\n\nCoil: 24 V')).toBe(
      'Three-pole contactor, for motors.',
    );
  });

  it('truncates a long paragraph at a word boundary', () => {
    const description = descriptionFromText('Finger-safe terminals, everywhere. '.repeat(8));
    expect(description).toMatch(/ (?:terminals|everywhere|Finger-safe)…$/);
  });

  it('is never longer than 161 characters, and empty for blank text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        expect(descriptionFromText(text).length).toBeLessThanOrEqual(161);
      }),
    );
    expect(descriptionFromText(' \n ')).toBe('');
  });
});
