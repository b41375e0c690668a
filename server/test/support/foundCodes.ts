import type { FinderResult } from '@elvora/catalogue/contract';

/** Found codes of all groups and rows, in order. */
export const codesOf = ({ groups, rows }: FinderResult) => [
  ...groups.flatMap(({ products }) => products.flatMap(({ sizes }) => sizes.map(({ code }) => code))),
  ...rows.map(({ size }) => size.code),
];
