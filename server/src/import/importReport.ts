/** What an import found, and what of it could not be taken as it is. */
export interface ImportReport {
  source: string;
  categories: number;
  products: number;
  pictures: number;
  /** One line each. */
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
