import { type RefObject, useEffect } from 'react';
import { nextLandmark } from './navigationState.ts';

/** Moves focus between the landmarks of the shell on F6 and Shift+F6. */
export function useLandmarkKeys(shell: RefObject<HTMLElement | null>): void {
  useEffect(
    function listenForF6() {
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
        const landmarks = [...(shell.current?.querySelectorAll<HTMLElement>('[data-landmark]') ?? [])].filter(
          (landmark) => !landmark.inert && landmark.checkVisibility({ visibilityProperty: true }),
        );
        const index = landmarks.findIndex((landmark) => landmark.contains(document.activeElement));
        const next = landmarks[nextLandmark(index, landmarks.length, event.shiftKey)];
        if (!next) return;
        event.preventDefault();
        next.focus();
      };
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    },
    [shell],
  );
}
