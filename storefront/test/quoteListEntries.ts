import type { CatalogueItem } from '@elvora/catalogue/model';
import type { CartEntry } from '../src/quoteList/quoteList.ts';

/** Returns a complete line of a quote list; a test overrides the fields it is about. */
export const newCartEntry = (overrides: Partial<CartEntry> = {}): CartEntry => ({
  name: 'Brass Cable Gland',
  image: [],
  quantity: 1,
  picture: null,
  category: 'Brass Cable Glands',
  productId: 12,
  ...overrides,
});

/** Returns a complete item of the catalogue; a test overrides the fields it is about. */
export const newCatalogueItem = (overrides: Partial<CatalogueItem> = {}): CatalogueItem => ({
  productId: 12,
  product: 'Brass Cable Gland',
  code: 'EV-BG-M20',
  variant: '',
  details: '',
  pack: '',
  category: 'Brass Cable Glands',
  picture: null,
  ...overrides,
});
