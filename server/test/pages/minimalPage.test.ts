import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { renderMinimalPage, minimalPagePolicy } from '../../src/pages/minimalPage.ts';

const html = renderMinimalPage('Something went wrong on our side.', { requestId: 'req-1"><script>' });

it('is a page of the site with a way back, and tells nothing of the inside (O66)', () => {
  expect(html).toContain('<title>Something went wrong on our side. – ELVORA</title>');
  expect(html).toContain('<a href="/">Go to the home page</a>');
  expect(html).toContain('<p>Reference: req-1script</p>');
  expect(html).not.toContain('<script');
});

it('may be styled by its own few lines and by nothing else', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(minimalPagePolicy).toContain(
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  expect(minimalPagePolicy).not.toContain('unsafe');
});
