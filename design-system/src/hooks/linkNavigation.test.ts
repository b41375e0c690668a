import { describe, expect, it } from 'vitest';
import { type LinkClick, clientNavigationPath } from './linkNavigation.ts';

const click: LinkClick = {
  href: '/category/Relays%20%26%20Timers?page=2#list',
  currentUrl: 'https://elvora.example/products',
  target: '',
  isDownload: false,
  hasModifierKey: false,
  isPrimaryButton: true,
  excludedPaths: ['/admin', '/backend', '/media'],
};

describe('clientNavigationPath', () => {
  it('returns path, query and hash of an internal page', () => {
    expect(clientNavigationPath(click)).toBe('/category/Relays%20%26%20Timers?page=2#list');
    expect(clientNavigationPath({ ...click, href: 'https://elvora.example/blog' })).toBe('/blog');
    expect(clientNavigationPath({ ...click, href: '/products' })).toBe('/products');
  });

  it.each<[string, Partial<LinkClick>]>([
    ['another host', { href: 'https://other.example/blog' }],
    ['a protocol of its own', { href: 'tel:+910000000000' }],
    ['a script', { href: 'javascript:alert(1)' }],
    ['a new tab', { target: '_blank' }],
    ['a download', { isDownload: true }],
    ['a held key', { hasModifierKey: true }],
    ['the middle button', { isPrimaryButton: false }],
    ['a part of the same page', { href: '#main' }],
    ['the admin', { href: '/admin/products' }],
    ['a file', { href: '/media/documents/policy.pdf' }],
    ['an address that is none', { href: 'http://[' }],
  ])('leaves %s to the browser', (_case, change) => {
    expect(clientNavigationPath({ ...click, ...change })).toBeNull();
  });

  it('distinguishes the page /media from the paths below it', () => {
    expect(
      clientNavigationPath({ ...click, href: '/media', excludedPaths: ['/admin', '/backend', '/media/'] }),
    ).toBe('/media');
  });
});
