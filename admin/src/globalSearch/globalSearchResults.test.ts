import { categories, newProduct } from '@elvora/catalogue/fixtures';
import { describe, expect, it } from 'vitest';
import { globalSearchResults } from './globalSearchResults.ts';

const relay = newProduct({ id: 7, name: 'Relay, Plug-in', category: 'Contactors' });
const all = { categories, products: [relay], isOwner: true };
const labels = (query: string, findable = all) =>
  globalSearchResults(query, findable).map(({ label }) => label);

describe('the finder', () => {
  it('shows the pages before the first word', () => {
    expect(labels(' ')).toEqual([
      'Dashboard',
      'Category Management',
      'Product Management',
      'Enquiries',
      'Search',
      'Trash',
      'Account security',
      'Staff accounts',
      'Audit log',
    ]);
    expect(labels('', { ...all, isOwner: false })).not.toContain('Staff accounts');
  });

  it('finds pages by all of the words, in any order and case', () => {
    expect(labels('MANAGEMENT prod', { ...all, products: [] })).toEqual(['Product Management']);
  });

  it('finds categories by name, and links to them', () => {
    expect(globalSearchResults('brass', { ...all, products: [] })).toEqual([
      {
        label: 'Brass Cable Glands',
        href: expect.stringMatching(/^\/admin\/categories\/\d+$/),
        detail: 'Category in Cable Glands',
      },
    ]);
  });

  it('opens the product it has found', () => {
    expect(globalSearchResults('EV-R', all)).toEqual([
      { label: 'Relay, Plug-in', href: '/admin/products?edit=7', detail: 'Product in Contactors' },
    ]);
  });
});
