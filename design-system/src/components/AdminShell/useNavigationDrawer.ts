import { useEffect, useRef, useState } from 'react';
import { breakpoints } from '../../theme/index.ts';

/**
 * State and focus of the navigation drawer below the `sm` breakpoint. A page change, Escape, a wider window and `close`
 * close it. Focus moves into the drawer when it opens and returns to its button on `close`.
 */
export function useNavigationDrawer(pageKey: string) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pageKey;
  const button = useRef<HTMLButtonElement>(null);
  const navigation = useRef<HTMLElement>(null);

  const close = () => {
    setOpenOn(null);
    button.current?.focus();
  };

  useEffect(
    function focusAndListenWhileOpen() {
      if (!isOpen) return;
      const find = (selector: string) => navigation.current?.querySelector<HTMLElement>(selector);
      const entry = find('[aria-current]') ?? find('a');
      entry?.focus({ preventScroll: true });

      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      };
      const wideScreen = window.matchMedia(`(min-width: ${breakpoints.sm}px)`);
      const onWiden = () => setOpenOn(null);
      document.addEventListener('keydown', onKeyDown);
      wideScreen.addEventListener('change', onWiden);
      return () => {
        document.removeEventListener('keydown', onKeyDown);
        wideScreen.removeEventListener('change', onWiden);
      };
    },
    [isOpen],
  );

  return {
    isOpen,
    button,
    navigation,
    toggle: () => (isOpen ? close() : setOpenOn(pageKey)),
    close,
    /** Closes without returning focus: the next page takes it. */
    closeForNavigation: () => setOpenOn(null),
  };
}
