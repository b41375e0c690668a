/** Texts of the history of an entry. */
export const historyTexts = {
  title: 'History',
  heading: (name: string) => `History: ${name}`,
  loading: 'Loading the history...',
  loadFailed: 'The history could not be loaded.',
  empty: 'No changes yet.',
  actions: {
    created: 'Created',
    updated: 'Changed',
    moved: 'Moved',
    deleted: 'Deleted',
    restored: 'Restored',
  },
  /** In place of the name of an actor, for the state before the first recorded change. */
  initialActor: 'Initial catalogue',
  field: 'Field',
  before: 'Before',
  after: 'After',
  changes: 'Changes',
  newest: 'Current version',
  restore: 'Restore this version',
  restored: 'Restored an earlier version',
  notRestored: 'The earlier version could not be restored',
  /** Labels of the fields that are not in `productFields`. */
  fields: {
    imageAlts: 'Image descriptions',
    acceptedIssues: 'Findings left as they are',
    cname: 'Category Name',
    cparentname: 'Parent Category',
    cactive: 'Status',
    cimage: 'Image URL',
    typed: 'Typed words',
    meaning: 'Meaning',
  } as Readonly<Record<string, string>>,
} as const;
