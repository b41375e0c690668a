export interface PaginationLabels {
  /** Accessible name of the landmark. */
  navigation: string;
  previous: string;
  next: string;
  /** Accessible name of the step to a page. */
  page: (page: number) => string;
}

export const paginationLabels: PaginationLabels = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
};
