import { type FocusEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/** How long the pointer or the focus rests on a value before that announces a press, as on a link. */
const restMs = 65;

/**
 * Returns the listeners of a form that announce the press of a checkbox: when a mouse or pen presses it, and earlier, when
 * the pointer or the focus rests on it.
 */
export function useFacetIntent(announce: (checkbox: HTMLInputElement) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function stopOnUnmount() {
    return () => clearTimeout(timer.current);
  }, []);

  const announceRest = (event: SyntheticEvent) => {
    clearTimeout(timer.current);
    const checkbox = checkboxOf(event);
    if (checkbox) timer.current = setTimeout(() => announce(checkbox), restMs);
  };
  return {
    onFocus: (event: FocusEvent) => announceRest(event),
    onPointerOver(event: PointerEvent) {
      if (event.pointerType !== 'touch') announceRest(event);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onPointerDown(event: PointerEvent) {
      // A touch may turn into scrolling.
      if (event.pointerType === 'touch' || event.button !== 0) return;
      clearTimeout(timer.current);
      const checkbox = checkboxOf(event);
      if (checkbox) announce(checkbox);
    },
  };
}

function checkboxOf({ target }: SyntheticEvent): HTMLInputElement | null {
  if (!(target instanceof Element)) return null;
  const control = target instanceof HTMLInputElement ? target : target.closest('label')?.control;
  const isCheckbox = control instanceof HTMLInputElement && control.type === 'checkbox';
  return isCheckbox && !control.disabled ? control : null;
}
