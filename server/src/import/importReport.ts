/** Number of imported entries, and entries that could not be imported unchanged. */
export interface ImportReport {
  source: string;
  categories: number;
  products: number;
  pictures: number;
  /** One line per problem. */
  problems: string[];
}

export const formatImportReport = ({
  source,
  categories,
  products,
  pictures,
  problems,
}: ImportReport): string[] => [
  source,
  `  categories  ${categories}`,
  `  products    ${products}`,
  `  pictures    ${pictures}`,
  ...(problems.length === 0
    ? []
    : [`  problems    ${problems.length}`, ...problems.map((text) => `    ${text}`)]),
];
