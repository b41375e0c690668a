/**
 * The option a key leads to in a combobox's list (APG): `null` is the field itself, past either end; `undefined` when
 * the key is not the list's.
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
