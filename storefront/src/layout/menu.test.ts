import { categories } from '@elvora/catalogue/fixtures';
import { describe, expect, it } from 'vitest';
import { menuCategories, menuItems } from './menu.ts';

describe('the menu', () => {
  it('has the stated entries in the stated order (S-040, S-041, S-042, S-044, S-045, S-046, S-047, S-048, S-049)', () => {
    expect(menuItems.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Home /',
      'About Us /about-us',
      'Products /products',
      'Distributor /distributor',
      'Media & Downloads /media',
      'Gallery /gallery',
      'Blog /blog',
      'Contact Us /contact',
    ]);
  });

  it('lists the categories without a parent name, in alphabetical order (S-043, S-055)', () => {
    expect(menuCategories(categories).map(({ name }) => name)).toEqual([
      'Cable Accessories',
      'Control & Switchgear',
      'Panel Accessories',
    ]);
  });

  it('omits empty categories, unless the host sends no counts (D-62)', () => {
    const withCount = (productCount: number | null) =>
      menuCategories(
        categories.map((category) =>
          category.name === 'Cable Glands' || category.name === 'Panel Accessories'
            ? { ...category, productCount }
            : category,
        ),
      );
    const names = (count: number | null) =>
      withCount(count).flatMap(({ name, children }) => [
        name,
        ...(children ?? []).map((child) => child.name),
      ]);
    expect(names(0)).not.toContain('Cable Glands');
    expect(names(0)).not.toContain('Panel Accessories');
    expect(names(null)).toEqual(expect.arrayContaining(['Cable Glands', 'Panel Accessories']));
  });

  it('links to /category on desktop and /categories on mobile, encoded (S-050, S-051, S-413)', () => {
    expect(menuCategories(categories)[1]).toMatchObject({
      href: '/category/Control%20%26%20Switchgear',
      mobileHref: '/categories/Control%20%26%20Switchgear',
    });
  });

  it('links the children with their full path', () => {
    expect(menuCategories(categories)[0]?.children?.[0]).toEqual({
      name: 'Cable Glands',
      href: '/category/Cable%20Accessories/Cable%20Glands',
      count: 15,
    });
  });
});
