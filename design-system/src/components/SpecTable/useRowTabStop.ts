import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { rowOfTarget } from './rowTarget.ts';

interface RowTabStopOptions {
  /** Positions of the rows shown. */
  shown: readonly number[];
  /** The row with an open sheet. */
  openRow: number | null;
}

/**
 * The copy button is a single tab stop: on the last hovered row, otherwise on the first row shown. Arrow keys
 * move it.
 */
export function useRowTabStop({ shown, openRow }: RowTabStopOptions) {
  const [active, setActive] = useState(0);
  const tabStop = shown.includes(active) ? active : shown[0];
  // The row of the sheet keeps its buttons, so that the focus can return to them.
  if (openRow !== null && openRow !== active) setActive(openRow);

  return {
    tabStop,
    handlers: {
      onPointerOver({ target, pointerType }: PointerEvent) {
        const row = rowOfTarget(target);
        if (pointerType !== 'touch' && row !== null) setActive(row);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { currentTarget: body, target } = event;
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        const button = target instanceof Element ? target.closest<HTMLElement>('button[data-part]') : null;
        if (step === 0 || !button || tabStop === undefined) return;
        const next = shown[shown.indexOf(tabStop) + step];
        if (next === undefined) return;
        event.preventDefault();
        setActive(next);
        const { part } = button.dataset;
        requestAnimationFrame(() =>
          body.querySelector<HTMLElement>(`[data-row="${next}"] [data-part="${part}"]`)?.focus(),
        );
      },
    },
  };
}
