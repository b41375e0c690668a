interface Identified {
  id: string;
}

/** Moves an item to an index, clamped to the list. Returns the same list when nothing changes. */
export function moveItem<T extends Identified>(list: readonly T[], id: string, to: number): readonly T[] {
  const from = list.findIndex((item) => item.id === id);
  const target = Math.max(0, Math.min(list.length - 1, to));
  if (from === -1 || from === target || Number.isNaN(target)) return list;
  const others = list.filter((item) => item.id !== id);
  return [...others.slice(0, target), ...list.slice(from, from + 1), ...others.slice(target)];
}

export function removeItem<T extends Identified>(list: readonly T[], id: string): readonly T[] {
  return list.some((item) => item.id === id) ? list.filter((item) => item.id !== id) : list;
}

/** Replaces the item of the same id. */
export function replaceItem<T extends Identified>(list: readonly T[], item: T): readonly T[] {
  return list.map((other) => (other.id === item.id ? item : other));
}

export function setAlt<T extends Identified & { alt: string }>(
  list: readonly T[],
  id: string,
  alt: string,
): readonly T[] {
  if (!list.some((item) => item.id === id && item.alt !== alt)) return list;
  return list.map((item) => (item.id === id ? { ...item, alt } : item));
}
