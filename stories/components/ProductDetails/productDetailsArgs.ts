import type { ProductDetailsProps } from '@elvora/design-system/ProductDetails';
import { galleryPictures } from '../../_support/gallery.ts';

export const productDetailsArgs: ProductDetailsProps = {
  name: 'Brass Cable Gland, Metric Thread',
  category: 'Brass Cable Glands',
  isBestseller: true,
  isTrending: true,
  description:
    'Nickel-plated brass gland for unarmoured round cables.\n\nOne cap nut seals and holds.\n\n• IP68\n• IEC 62444',
  sizesText: '3 sizes, EV-BG-M12 to EV-BG-M20',
  pictures: galleryPictures(3),
  drawing: 'gland',
  formatCsv: String,
  specifications: {
    status: 'ready',
    extent: '3 sizes, 3 columns',
    table: {
      headers: ['Ordering code', 'Entry thread', 'Clamping range (mm)'],
      rows: [
        { a1: 'EV-BG-M12', a2: 'M12 × 1.5', a3: '3–6.5' },
        { a1: 'EV-BG-M16', a2: 'M16 × 1.5', a3: '4.5–10' },
        { a1: 'EV-BG-M20', a2: 'M20 × 1.5' },
      ],
    },
  },
};
