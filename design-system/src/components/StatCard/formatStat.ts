const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Formats a count with Indian digit grouping (10,00,000); empty for anything else. */
export function formatStat(value: number | undefined): string {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? format.format(value) : '';
}
