/** Announced in place of the number. */
export interface StatCardLabels {
  loading: string;
  failed: string;
}

export const statCardLabels: StatCardLabels = {
  loading: 'Loading',
  failed: 'Not available',
};
