import { describe, expect, it } from 'vitest';
import { renderHead } from './head.ts';

const page = { title: 'Relays', description: 'All relays', canonicalPath: '/category/Relays%20%26%20Timers' };
const site = { siteUrl: 'https://elvora.example', siteName: 'ELVORA' };

describe('renderHead', () => {
  it('states the title and the canonical address', () => {
    const head = renderHead(page, site);
    expect(head).toContain('<title>Relays</title>');
    expect(head).toContain(
      '<link rel="canonical" href="https://elvora.example/category/Relays%20%26%20Timers">',
    );
    expect(head).not.toContain('noindex');
  });

  it('excludes a page without a canonical address from search engines (O66)', () => {
    const { canonicalPath: _omitted, ...pageWithoutPath } = page;
    const head = renderHead(pageWithoutPath, site);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('canonical');
  });

  it('escapes a hostile name in each context (O62)', () => {
    const hostile = '</title><script>alert("1")</script>';
    const head = renderHead(
      {
        ...page,
        title: hostile,
        description: hostile,
        breadcrumbs: [{ label: 'Home', href: '/' }, { label: hostile }],
      },
      site,
    );
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    expect(head).not.toContain('alert("1")');
  });

  it('renders the breadcrumbs as structured data (D-30)', () => {
    const head = renderHead(
      { ...page, breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Relays' }] },
      site,
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
