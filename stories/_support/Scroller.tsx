import type { ReactNode } from 'react';

interface ScrollerProps {
  /** What is scrolled. @default 'Variants' */
  label?: string;
  children: ReactNode;
}

/** Holds what is wider than a phone, so that its page does not scroll sideways. */
export function Scroller({ label = 'Variants', children }: ScrollerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div aria-label={label} role="region" style={{ overflowX: 'auto' }} tabIndex={0}>
      {children}
    </div>
  );
}
