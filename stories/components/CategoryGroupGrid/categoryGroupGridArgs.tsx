import { photos } from '../../_support/photos.ts';
import type { CategoryGroupGridProps } from '@elvora/design-system/CategoryGroupGrid';

export const categoryGroupGridArgs: CategoryGroupGridProps = {
  label: 'Categories',
  items: [
    {
      name: 'Cable accessories',
      href: '#cable',
      source: photos.brassGland,
      count: '3 subcategories',
      children: [
        { name: 'Brass Cable Glands', href: '#brass' },
        { name: 'Plastic Cable Glands', href: '#plastic' },
        { name: 'Cable Ties', href: '#ties' },
      ],
    },
    {
      name: 'Control & switchgear',
      href: '#control',
      source: photos.contactor,
      count: '1 subcategory',
      children: [{ name: 'Power Contactors', href: '#contactors' }],
    },
    { name: 'Panel accessories', href: '#panel', source: photos.enclosure, children: [] },
  ],
};
