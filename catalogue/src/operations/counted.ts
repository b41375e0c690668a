const numbers = new Intl.NumberFormat('en-IN');

/** A number with its noun: '1 product', '1,086 products'. */
export function counted(count: number, one: string, many: string): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}
