import type { ReactNode } from 'react';

interface ScrollerProps {
  /** Accessible name of the scrolled region. @default 'Variants' */
  label?: string;
  children: ReactNode;
}

/** Scrolls content wider than a phone in its own box. */
export function Scroller({ label = 'Variants', children }: ScrollerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div aria-label={label} role="region" style={{ overflowX: 'auto' }} tabIndex={0}>
      {children}
    </div>
  );
}
