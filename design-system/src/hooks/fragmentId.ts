/** The id that the fragment of an address names; one that is not well encoded is taken as it stands. */
export function fragmentId(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
