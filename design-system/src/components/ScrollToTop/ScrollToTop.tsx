import { useEffect, useRef } from 'react';
import { IconArrowUp } from '../Icon/index.ts';
import * as styles from './ScrollToTop.css.ts';

/** Further down than this the button is there; exactly at it, it is not (S-017). */
export const scrollToTopThresholdPx = 20;

export interface ScrollToTopProps {
  /** @default 'Scroll to top' */
  label?: string;
}

/** Brings the page back to its top, and the keyboard to its start. */
export function ScrollToTop({ label = 'Scroll to top' }: ScrollToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function showPastThreshold() {
    const update = () => {
      button.current?.toggleAttribute('data-shown', window.scrollY > scrollToTopThresholdPx);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  const goUp = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The body takes the focus for a moment, so that the next Tab begins at the top.
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  };

  return (
    <button
      aria-label={label}
      className={styles.root}
      data-component="ScrollToTop"
      onClick={goUp}
      ref={button}
      type="button"
    >
      <IconArrowUp size={20} />
    </button>
  );
}
