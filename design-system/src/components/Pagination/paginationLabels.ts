export interface PaginationLabels {
  /** Name of the landmark. */
  navigation: string;
  previous: string;
  next: string;
  /** Name of the step to a page. */
  page: (page: number) => string;
}

export const paginationLabels: PaginationLabels = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
};
