import { useEffect, useRef } from 'react';
import { IconArrowUp } from '../Icon/index.ts';
import * as styles from './ScrollToTop.css.ts';

/** The button is visible only when scrolled past this offset; exactly at it, it is hidden (S-017). */
export const scrollToTopThresholdPx = 20;

export interface ScrollToTopProps {
  /** @default 'Scroll to top' */
  label?: string;
}

/** Scrolls to the top of the page and resets the sequential focus starting point. */
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

  const scrollToTop = () => {
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' });
    // Focusing the body makes the next Tab start at the top.
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  };

  return (
    <button
      aria-label={label}
      className={styles.root}
      data-component="ScrollToTop"
      onClick={scrollToTop}
      ref={button}
      type="button"
    >
      <IconArrowUp size={20} />
    </button>
  );
}
