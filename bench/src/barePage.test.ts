import { expect, it } from 'vitest';
import { barePage } from './barePage.ts';

const page = `<!doctype html><html><head><title>Gland</title>
<link rel="preload" as="image" imagesrcset="/a.avif 720w" imagesizes="90vw" fetchpriority="high">
<script type="module" src="/a.js"></script><style>p{color:red}</style></head><body>
<header><p>Menu</p><picture><img src="/logo.jpg"></picture></header>
<main><h1 class="x"><span>Brass</span> gland</h1><p class="y">For <b>cables</b>.</p>
<picture><img loading="lazy" src="/thumb.jpg"></picture>
<picture class="z" style="--a:1"><source srcSet="/a.avif 720w"/><img fetchPriority="high" src="/a.jpg"/></picture>
</main></body></html>`;

it('has the title, heading, paragraph, preload and largest picture of a page, and no script', () => {
  const bare = barePage(page);
  expect(bare).toContain('<title>Gland</title>');
  expect(bare).toContain('imagesrcset="/a.avif 720w"');
  expect(bare).toContain('<h1>Brass gland</h1>\n<p>For cables.</p>');
  expect(bare).toContain(
    '<picture><source srcSet="/a.avif 720w"/><img fetchPriority="high" src="/a.jpg"/></picture>',
  );
  expect(bare).not.toMatch(/<script|color:red|thumb|logo/);
});

it('throws for a page without a picture', () => {
  expect(() => barePage('<title>a</title><main><h1>a</h1></main>')).toThrow('lacks a first screen');
});
