/** Texts of the trash. */
export const trashTexts = {
  heading: 'Trash',
  lead: 'Deleted entries stay here for 30 days, then they are erased for good.',
  loading: 'Loading the trash...',
  loadFailed: 'The trash could not be loaded.',
  empty: 'The trash is empty.',
  list: 'Deleted products and categories',
  name: 'Name',
  deleted: 'Deleted',
  erased: 'Erased for good',
  kinds: { product: 'Product', category: 'Category' },
  by: (name: string) => `by ${name}`,
  along: (contents: string) => `with ${contents}`,
  restore: 'Restore',
  restored: (name: string) => `Restored '${name}'`,
  notRestored: 'It could not be restored',
} as const;
