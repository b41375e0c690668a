import type { NewCategory, NewProduct } from '../../src/store/index.ts';

/** Returns a main category for the store to insert; a test overrides the fields it is about. */
export const newCategory = (overrides: Partial<NewCategory> = {}): NewCategory => ({
  name: 'A',
  parentId: null,
  description: null,
  image: null,
  isActive: true,
  ...overrides,
});

/** Returns a product without category, table or pictures for the store to insert. */
export const newProduct = (overrides: Partial<NewProduct> = {}): NewProduct => ({
  name: 'P',
  categoryId: null,
  categoryName: '',
  description: 'x',
  keyword: 'x',
  isBestseller: false,
  isTrending: false,
  data: null,
  drawing: null,
  acceptedIssues: null,
  pictures: [],
  ...overrides,
});
