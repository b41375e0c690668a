/** Query parameters of a key, in order; undefined ones are left out. */
type Query = Readonly<Record<string, string | number | undefined>>;

/** Builds a resource key: the path below the API base, with its query. */
export function buildKey(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [`${encodeURIComponent(name)}=${encodeURIComponent(toWellFormed(String(value)))}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** Replaces lone surrogates, which cannot be percent-encoded, with U+FFFD. */
export const toWellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
