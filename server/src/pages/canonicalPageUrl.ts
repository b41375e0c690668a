import { countedValues } from '@elvora/catalogue/contract';

/** Maximum number of parameters with one prefix. */
const maxPrefixed = 10;

/**
 * Returns the URL a page is cached under: its path and, in a fixed order, only the query parameters that
 * select another page, so made-up parameters do not multiply cache entries (O81). A name that ends in `.`
 * matches all parameters with that prefix, in alphabetical order. `repeated` is the number of values used per
 * parameter, one for all others. Throws `URIError` for an address that cannot be decoded or contains NUL.
 */
export function canonicalPageUrl(
  url: string,
  queryNames: readonly string[],
  repeated: Readonly<Record<string, number>> = {},
): string {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const segments = path.split('/').map(decodeURIComponent);
  const query = new URLSearchParams(queryStart === -1 ? '' : url.slice(queryStart + 1));
  if ([...segments, ...query.keys(), ...query.values()].some((text) => text.includes('\0'))) {
    throw new URIError('The address contains a NUL character.');
  }
  const canonical = new URLSearchParams();
  const names = queryNames.flatMap((name) =>
    name.endsWith('.')
      ? [...new Set(query.keys())]
          .filter((key) => key.startsWith(name))
          .toSorted()
          .slice(0, maxPrefixed)
      : [name],
  );
  for (const name of names) {
    const count = Object.hasOwn(repeated, name) ? (repeated[name] ?? 1) : 1;
    for (const value of countedValues(query, name, count)) canonical.append(name, value);
  }
  return canonical.size === 0 ? path : `${path}?${canonical}`;
}
