import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlaceholder, withoutPlaceholders } from './placeholders.ts';

describe('isPlaceholder', () => {
  it.each([
    '+91 00000 00000',
    'tel:+910000000000',
    '910000000000',
    '(Street and number)',
    '(Industrial estate)',
    'Kolkata 700 0xx',
    'West Bengal 711 xxx, India',
    'ELVORA (legal name to be entered), Kolkata',
    '(to be entered)',
    'Template. This text is to be checked by counsel.',
    '**Template** text for the placeholder brand ELVORA.',
    'Lorem ipsum dolor',
  ])('recognises %j (D-62)', (text) => expect(isPlaceholder(text)).toBe(true));

  it.each([
    '',
    '+91 98300 12345',
    '1800 200 00000',
    'Kolkata, West Bengal, India',
    'Kolkata 700 016',
    'EV-BG-M20 (IP68)',
    'Drilling template for door mounting',
    'Templates are in the box',
    'The order has to be entered in the form',
    '100 000 000 operations',
    'Size 100 XXL',
  ])('does not recognise %j', (text) => expect(isPlaceholder(text)).toBe(false));

  it('is recognised within other words, but never in the figures of a catalogue (D-62)', () => {
    const words = fc.stringMatching(/^[a-z ]{0,20}$/);
    fc.assert(
      fc.property(words, words, (before, after) => isPlaceholder(`${before} (name to be entered) ${after}`)),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => !isPlaceholder(String(number))),
    );
  });
});

describe('withoutPlaceholders', () => {
  it('removes remarks in brackets, and paragraphs that are placeholders (D-62)', () => {
    expect(
      withoutPlaceholders(
        '<blockquote>\n<p><strong>Template.</strong> To check.</p>\n</blockquote>\n' +
          '<p>ELVORA (legal name to be entered), Kolkata.</p><ul><li>+91 00000 00000</li><li>a@b.in</li></ul>',
      ),
    ).toEqual({
      html: '\n<p>ELVORA, Kolkata.</p><ul><li>a@b.in</li></ul>',
      placeholders: ['(legal name to be entered)', 'Template. To check.', '+91 00000 00000'],
    });
  });

  it('changes no other text, and leaves no placeholder behind', () => {
    const parts = fc.constantFrom(
      '<p>Fine.</p>',
      '<p>Template. x</p>',
      '<p>A (x to be entered) b</p>',
      '<h2>T</h2>',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(parts), (list) => {
        const { html, placeholders } = withoutPlaceholders(list.join(''));
        for (const [block] of html.matchAll(/<p>.*?<\/p>/g)) expect(isPlaceholder(block)).toBe(false);
        if (placeholders.length === 0) expect(html).toBe(list.join(''));
      }),
    );
  });
});
