/** Texts of the dashboard. */
export const dashboardTexts = {
  heading: 'Dashboard',
  countsFailed: 'The counts could not be loaded.',
  newEnquiries: 'New enquiries',
  allEnquiries: 'All enquiries',
  noEnquiries: 'Every enquiry has been answered.',
  attention: 'Needs attention',
  allWell: 'The catalogue is complete.',
  attentionFailed: 'The catalogue check could not be loaded.',
  problems: {
    'clock-wrong': () => 'The server’s clock looks wrong',
    'backup-overdue': () => 'A backup is missing',
    'category-missing': (count: number) =>
      count === 1 ? '1 product is in no category' : `${count} products are in no category`,
    'table-invalid': (count: number) =>
      count === 1 ? '1 product has unreadable table data' : `${count} products have unreadable table data`,
    'table-too-large': (count: number) =>
      count === 1
        ? '1 product has a table too large to show in full'
        : `${count} products have tables too large to show in full`,
    'image-missing': (count: number) =>
      count === 1 ? '1 product has no picture' : `${count} products have no picture`,
    'table-missing': (count: number) =>
      count === 1 ? '1 product has no table' : `${count} products have no table`,
    'category-empty': (count: number) =>
      count === 1 ? '1 category is empty' : `${count} categories are empty`,
    'document-missing': (count: number) =>
      count === 1 ? '1 document has no file' : `${count} documents have no file`,
    placeholder: (count: number) =>
      count === 1 ? '1 text is a placeholder and hidden' : `${count} texts are placeholders and hidden`,
  },
  clockIsRight: 'The clock is right',
  confirmClockTitle: 'Confirm the clock',
  confirmClockText: (state: string) =>
    `${state} Once you confirm that the clock is right, expired enquiries and deleted entries are hidden, and erased 7 days later.`,
  confirmClock: 'Confirm',
  clockConfirmed: 'Clock confirmed',
  clockNotConfirmed: 'The clock could not be confirmed',
  totalProducts: 'Total Products',
  totalCategories: 'Total Categories',
  bestsellers: 'Bestsellers',
  trending: 'Trending Products',
} as const;
