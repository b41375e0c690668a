import { useEffect, useRef, useState } from 'react';
import { breakpoints } from '../../theme/index.ts';

/**
 * The drawer the navigation is in below the `sm` breakpoint: a page change, Escape, a wider window and `close` shut it,
 * and the focus goes in when it opens and back to its button when it is shut by hand.
 */
export function useNavigationDrawer(pageKey: string) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pageKey;
  const button = useRef<HTMLButtonElement>(null);
  const navigation = useRef<HTMLElement>(null);

  const shut = () => {
    setOpenOn(null);
    button.current?.focus();
  };

  useEffect(
    function liveWhileOpen() {
      if (!isOpen) return;
      const find = (selector: string) => navigation.current?.querySelector<HTMLElement>(selector);
      const entry = find('[aria-current]') ?? find('a');
      entry?.focus({ preventScroll: true });

      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && !event.defaultPrevented) shut();
      };
      const wide = window.matchMedia(`(min-width: ${breakpoints.sm}px)`);
      const onWiden = () => setOpenOn(null);
      document.addEventListener('keydown', onKeyDown);
      wide.addEventListener('change', onWiden);
      return () => {
        document.removeEventListener('keydown', onKeyDown);
        wide.removeEventListener('change', onWiden);
      };
    },
    [isOpen],
  );

  return {
    isOpen,
    button,
    navigation,
    toggle: () => (isOpen ? shut() : setOpenOn(pageKey)),
    shut,
    /** Leaves the focus where it is: another page takes it. */
    leave: () => setOpenOn(null),
  };
}
