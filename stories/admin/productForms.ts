import type { ProductDialogViewProps } from '@elvora/admin/views/products/ProductDialog';
import { fixturePicture, newProductValues } from '@elvora/catalogue/fixtures';
import { createHistory, newGrid } from '@elvora/design-system/SpecTableEditor';

type ProductForm = ProductDialogViewProps['form'];

/** An empty form. */
export const emptyForm: ProductForm = {
  ...newProductValues(),
  images: [],
  table: createHistory(newGrid()),
  unreadable: null,
  drawing: null,
};

/** A form of a product with images and a table. */
export const filledForm: ProductForm = {
  ...emptyForm,
  name: 'Brass Cable Gland, Metric Thread',
  category: 'Brass Cable Glands',
  keywords: 'brass gland, metric, M20, M25, IP68, nickel plated, IEC 62444',
  description:
    'Nickel-plated brass gland for unarmoured round cables, with metric ISO entry thread, pitch 1.5 mm in every size.',
  isBestseller: true,
  images: [1, 2].map((number) => ({
    kind: 'existing',
    id: `stored-${number}`,
    number,
    picture: fixturePicture(number),
    alt: number === 1 ? 'Front' : '',
  })),
  table: createHistory({
    headers: ['Ordering code', 'Entry thread', 'Clamping range (mm)'],
    rows: [
      ['EV-BG-M12', 'M12 × 1.5', '3–6.5'],
      ['EV-BG-M16', 'M16 × 1.5', '4.5–10'],
      ['EV-BG-M20', 'M20 × 1.5', '7–13'],
    ],
  }),
};
