import { photos } from '../../_support/photos.ts';
import type { ThumbnailLinksProps } from '@elvora/design-system/ThumbnailLinks';

export const thumbnailLinksArgs: ThumbnailLinksProps = {
  label: 'Subcategories of Cable accessories',
  items: [
    { name: 'Brass Cable Glands', href: '#brass', source: photos.brassGland },
    { name: 'Terminals', href: '#terminals', source: photos.terminals },
    { name: 'Enclosures', href: '#enclosures', source: null },
  ],
};
