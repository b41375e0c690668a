/** Returns the first values of a parameter, up to a maximum. An empty value is accepted in first place only. */
export const countedValues = (query: URLSearchParams, name: string, count: number): string[] =>
  query
    .getAll(name)
    .filter((value, index) => value !== '' || index === 0)
    .slice(0, count)
    .filter((value) => value !== '');
