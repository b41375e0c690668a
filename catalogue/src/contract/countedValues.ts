/** Returns the values of a parameter that count: the first ones up to a number. An empty first one takes a place, others none. */
export const countedValues = (query: URLSearchParams, name: string, count: number): string[] =>
  query
    .getAll(name)
    .filter((value, index) => value !== '' || index === 0)
    .slice(0, count)
    .filter((value) => value !== '');
