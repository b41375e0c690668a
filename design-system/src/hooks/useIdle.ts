import { useEffect } from 'react';

/** Safari knows no idle callback. */
const whileBusyMs = 300;

/** Does something once when nothing else is to be done: bringing the script of what may be pressed next. */
export function useIdle(act: () => void): void {
  useEffect(
    function actWhenIdle() {
      if (typeof requestIdleCallback !== 'function') {
        const timer = setTimeout(act, whileBusyMs);
        return () => clearTimeout(timer);
      }
      const idle = requestIdleCallback(() => act());
      return () => cancelIdleCallback(idle);
    },
    [act],
  );
}
