/** What assistive technology hears in place of a number. */
export interface StatCardLabels {
  loading: string;
  failed: string;
}

export const statCardLabels: StatCardLabels = {
  loading: 'Loading',
  failed: 'Not available',
};
