/** The header that refuses a write on an outdated version; none for a host that keeps no versions. */
export function ifMatchHeader(version: number): Record<string, string> {
  return version > 0 ? { 'if-match': `"${version}"` } : {};
}
