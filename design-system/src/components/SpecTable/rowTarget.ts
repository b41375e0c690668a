/** The row that an event target belongs to, by its position in the stored table. */
export function rowOfTarget(target: EventTarget): number | null {
  const row = target instanceof Element && target.closest('[data-row]')?.getAttribute('data-row');
  return row ? Number(row) : null;
}

export const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a') !== null;
