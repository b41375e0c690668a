/** Returns the `If-Match` header of a version; none for a host without versions (0). */
export function ifMatchHeader(version: number): Record<string, string> {
  return version > 0 ? { 'if-match': `"${version}"` } : {};
}
