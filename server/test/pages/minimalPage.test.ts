import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { renderMinimalPage, minimalPagePolicy } from '../../src/pages/minimalPage.ts';

const html = renderMinimalPage('Something went wrong on our side.', { requestId: 'req-1"><script>' });

it('renders an error page with a link home and no internals (O66)', () => {
  expect(html).toContain('<title>Something went wrong on our side. – ELVORA</title>');
  expect(html).toContain('<a href="/">Go to the home page</a>');
  expect(html).toContain('<p>Reference: req-1script</p>');
  expect(html).not.toContain('<script');
});

it('allows its own inline style and no other', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(minimalPagePolicy).toContain(
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  expect(minimalPagePolicy).not.toContain('unsafe');
});
