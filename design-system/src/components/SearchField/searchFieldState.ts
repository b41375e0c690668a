/**
 * Returns the active option after a key in a combobox (APG): `null` is the text field itself, past either end;
 * `undefined` if the list does not handle the key.
 */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  if (key === 'ArrowDown') {
    const next = active === null ? 0 : active + 1;
    return next < count ? next : null;
  }
  if (key === 'ArrowUp') {
    const next = active === null ? count - 1 : active - 1;
    return next >= 0 ? next : null;
  }
  return undefined;
}
