const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A count in Indian grouping (10,00,000); empty for what is no count. */
export function formatStat(value: number | undefined): string {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? format.format(value) : '';
}
