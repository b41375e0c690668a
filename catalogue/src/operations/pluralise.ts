const numberFormat = new Intl.NumberFormat('en-IN');

/** Formats a number with its noun: '1 product', '1,086 products'. */
export function pluralise(count: number, one: string, many: string): string {
  return `${numberFormat.format(count)} ${count === 1 ? one : many}`;
}
