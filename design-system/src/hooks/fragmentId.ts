/** Returns the decoded id of a URL's fragment; a malformed encoding is returned unchanged. */
export function fragmentId(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
