/** Texts of the history of an entry. */
export const historyTexts = {
  heading: (name: string) => `History: ${name}`,
  anonymous: 'History',
  loading: 'Loading the history...',
  loadFailed: 'The history could not be loaded.',
  empty: 'Nothing has been changed yet.',
  actions: {
    created: 'Created',
    updated: 'Changed',
    moved: 'Moved',
    deleted: 'Deleted',
    restored: 'Restored',
  },
  nobody: 'From the beginning',
  field: 'Field',
  before: 'Before',
  after: 'After',
  changes: 'What has changed',
  newest: 'As it is now',
  restore: 'Go back to this',
  restored: 'Went back to an earlier state',
  notRestored: 'The earlier state could not be restored',
  /** Labels of the fields that `productFields` does not name. */
  fields: {
    imageAlts: 'Descriptions of the images',
    cname: 'Category Name',
    cparentname: 'Parent Category',
    cactive: 'Status',
    cimage: 'Image URL',
    typed: 'What people type',
    meaning: 'What it means',
  } as Readonly<Record<string, string>>,
} as const;
