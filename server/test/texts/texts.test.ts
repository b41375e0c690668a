import { readFile } from 'node:fs/promises';
import type { Picture } from '@elvora/catalogue/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../src/texts/build/cleanHtml.ts';
import { buildTexts } from '../../src/texts/build/buildTexts.ts';
import { headingId, parseSitePage } from '../../src/texts/build/parseSitePage.ts';
import { insertPictures, wrapTables } from '../../src/texts/articleHtml.ts';
import { builtTextsFile, readSiteTexts } from '../../src/texts/siteTexts.ts';

describe('cleanHtml (O59)', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a style', '<style>p{}</style><p style="color:red" class="x">a</p>', '<p>a</p>'],
    ['a drawing', '<svg><script>alert(1)</script><a href="x">t</a></svg>', ''],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden script address', '<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['a data address', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['an address without scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['a picture of another host', '<img src="https://evil.example/x.jpg" alt="x">', ''],
    ['a picture outside our folders', '<img src="../secret.jpg">', ''],
    ['a form', '<form action="/x"><input name="a"><p>b</p></form>', '<p>b</p>'],
    ['a comment', '<!-- x --><p>a</p>', '<p>a</p>'],
    ['a broken tag', '<p>a<b <script>1</p>', '<p>a1</p>'],
    ['a paragraph in another', '<p>a<b><p>b</p></b>', '<p>a</p><p>b</p><p></p>'],
  ])('has no %s', (_name, given, clean) => expect(cleanHtml(given)).toBe(clean));

  it('keeps the elements of articles', () => {
    const html =
      '<h2>A &amp; B</h2><p><strong>a</strong> <a href="/blog">b</a></p><table><caption>c</caption><tbody><tr><th scope="row">d</th><td>e</td></tr></tbody></table><figure><img src="products/a-1.jpg" alt="f" /><figcaption>g</figcaption></figure>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('is idempotent and never outputs a forbidden element', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      'script',
      'img src=x onerror=',
      '<p>',
      '</p>',
      '<svg',
      ' ',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''));
        expect(cleanHtml(clean)).toBe(clean);
        expect(clean).not.toMatch(/<(?!\/?[pa]>)/);
      }),
    );
  });
});

describe('tables and pictures of an article', () => {
  it('wraps a table in a named, focusable region', () => {
    expect(wrapTables('<table><caption>Which "thread"</caption></table>')).toBe(
      '<div data-part="scroll" role="region" tabindex="0" aria-label="Which &quot;thread&quot;"><table><caption>Which "thread"</caption></table></div>',
    );
    expect(wrapTables('<table><tbody></tbody></table>')).toContain('aria-label="Table"');
  });

  it('shows stored pictures and omits others', () => {
    const picture: Picture = {
      name: `${'a'.repeat(32)}.jpg`,
      width: 1200,
      height: 1200,
      placeholder: null,
      alt: '',
    };
    const html = '<p>x</p><img src="products/a.jpg" alt="A &amp; B" /><img src="products/b.jpg" alt="" />';
    const shown = insertPictures(html, new Map([['products/a.jpg', picture]]));
    expect(shown).toContain('alt="A &amp; B" width="1200" height="1200" loading="lazy"');
    expect(shown).toContain(`/media/${'a'.repeat(32)}/1200.avif 1200w`);
    expect(shown).not.toContain('products/');
  });
});

describe('parseSitePage', () => {
  const markdown = `---
title: Questions
description: Some of them
---

# Questions

Before.

## How much is it?

Nothing. See [here](/x).

## And when?

Now.
`;

  it('reads title, description and text', () => {
    const page = parseSitePage(markdown, { hasQuestions: false });
    expect(page).toMatchObject({ title: 'Questions', description: 'Some of them', questions: [] });
    expect(page.content).toMatch(/^<p>Before\.<\/p>\n<h2>How much is it\?<\/h2>/);
  });

  it('reads questions', () => {
    const page = parseSitePage(markdown, { hasQuestions: true });
    expect(page.content).toBe('<p>Before.</p>');
    expect(page.questions).toEqual([
      {
        id: 'how-much-is-it',
        title: 'How much is it?',
        answer: '<p>Nothing. See <a href="/x">here</a>.</p>',
      },
      { id: 'and-when', title: 'And when?', answer: '<p>Now.</p>' },
    ]);
  });

  it('sanitizes the text', () => {
    expect(
      parseSitePage('---\ntitle: x\n---\n<script>1</script>a', { hasQuestions: false }).content,
    ).not.toContain('script');
  });

  it.each([
    ['Why are there no prices on the site?', 'why-are-there-no-prices-on-the-site'],
    ['  50 Hz – and Ωhm  ', '50-hz-and-hm'],
  ])('the id of %s is %s', (title, fragment) => expect(headingId(title)).toBe(fragment));
});

describe('the texts of the site', () => {
  it('are up to date with their sources (`npm run texts -w server`) and sanitized (O59)', async () => {
    expect(JSON.parse(await readFile(builtTextsFile, 'utf8'))).toEqual(await buildTexts());
  });

  it('are 6 articles and 5 pages (S-120, S-121, D-02)', async () => {
    const { articles, pages } = await readSiteTexts();
    expect(articles).toHaveLength(6);
    expect([...pages.keys()]).toEqual(['services', 'projects', 'faq', 'privacy', 'terms']);
    expect(pages.get('faq')?.questions).toHaveLength(12);
    for (const { id, title, content, tags } of articles) {
      expect(content.length, id).toBeGreaterThan(2000);
      expect(title, id).not.toBe('');
      expect(tags.length, id).toBeGreaterThan(0);
    }
    for (const [name, { title, content, questions }] of pages) {
      expect(title, name).not.toBe('');
      expect(content.length + questions.length, name).toBeGreaterThan(0);
    }
  });
});
