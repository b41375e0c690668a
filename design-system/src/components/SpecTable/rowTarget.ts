/** The row that an event target belongs to, by its position in the stored table. */
export function rowOfTarget(target: EventTarget): number | null {
  const row = target instanceof Element && target.closest('[data-row]')?.getAttribute('data-row');
  return row ? Number(row) : null;
}

/** The column of the code that an event target belongs to, in the stored table. */
export function codeColumnOfTarget(target: EventTarget): number | null {
  const cell = target instanceof Element && target.closest('[data-column]')?.getAttribute('data-column');
  return cell ? Number(cell) : null;
}

export const isAddSize = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-part="addSize"]') !== null;

export const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a') !== null;
