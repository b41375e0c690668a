import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeholderImage } from './pictureSource.ts';

it('accepts a small image as a data URI', () => {
  expect(placeholderImage('data:image/webp;base64,AAAA+/==')).toBe('url("data:image/webp;base64,AAAA+/==")');
});

it.each([
  undefined,
  '',
  'https://example.com/a.png',
  'data:text/html;base64,AAAA',
  'data:image/svg+xml,<svg/>',
  'data:image/png;base64,AAAA"); color: red',
  'data:image/png;base64,AAAA\n',
  `data:image/png;base64,${'A'.repeat(10_000)}`,
])('rejects %j', (placeholder) => expect(placeholderImage(placeholder)).toBeUndefined());

it('never produces text outside the quotes', () => {
  fc.assert(
    fc.property(fc.string(), (tail) => {
      const image = placeholderImage(`data:image/png;base64,${tail}`);
      if (image !== undefined) expect(image).toMatch(/^url\("[^"\\\n]*"\)$/);
    }),
  );
});
