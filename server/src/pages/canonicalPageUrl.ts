/**
 * Returns the URL a page is cached under: its path and, in a fixed order, only the query parameters that select another
 * page, so made-up parameters do not multiply cache entries (O81). Parameters of `repeatedNames` keep their first two values. Throws `URIError` for an address that cannot be decoded
 * or contains NUL.
 */
export function canonicalPageUrl(
  url: string,
  queryNames: readonly string[],
  repeatedNames: readonly string[] = [],
): string {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const segments = path.split('/').map(decodeURIComponent);
  const query = new URLSearchParams(queryStart === -1 ? '' : url.slice(queryStart + 1));
  if ([...segments, ...query.keys(), ...query.values()].some((text) => text.includes('\0'))) {
    throw new URIError('The address contains a NUL character.');
  }
  const canonical = new URLSearchParams();
  for (const name of queryNames) {
    const values = query.getAll(name).filter((value, index) => value !== '' || index === 0);
    for (const value of values.slice(0, repeatedNames.includes(name) ? 2 : 1)) {
      if (value !== '') canonical.append(name, value);
    }
  }
  return canonical.size === 0 ? path : `${path}?${canonical}`;
}
