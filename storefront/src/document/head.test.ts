import { describe, expect, it } from 'vitest';
import { renderHead } from './head.ts';

const page = { title: 'Relays', description: 'All relays', canonicalPath: '/category/Relays%20%26%20Timers' };
const siteUrl = 'https://elvora.example';

describe('headOf', () => {
  it('names the page and its one address', () => {
    const head = renderHead(page, siteUrl);
    expect(head).toContain('<title>Relays</title>');
    expect(head).toContain(
      '<link rel="canonical" href="https://elvora.example/category/Relays%20%26%20Timers">',
    );
    expect(head).not.toContain('noindex');
  });

  it('keeps a page without an address of its own out of search engines (O66)', () => {
    const { canonicalPath: _none, ...lost } = page;
    const head = renderHead(lost, siteUrl);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('canonical');
  });

  it('escapes a hostile name for each place it stands in (O62)', () => {
    const hostile = '</title><script>alert("1")</script>';
    const head = renderHead(
      {
        ...page,
        title: hostile,
        description: hostile,
        breadcrumbs: [{ label: 'Home', href: '/' }, { label: hostile }],
      },
      siteUrl,
    );
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    expect(head).not.toContain('alert("1")');
  });

  it('lists breadcrumbs as the page shows them (D-30)', () => {
    const head = renderHead(
      { ...page, breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Relays' }] },
      siteUrl,
    );
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://elvora.example/' },
        { '@type': 'ListItem', position: 2, name: 'Relays' },
      ],
    });
  });
});
