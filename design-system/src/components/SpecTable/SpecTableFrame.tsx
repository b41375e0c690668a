import type { ReactNode } from 'react';
import * as styles from './SpecTable.css.ts';
import { useScrollEdges } from './useScrollEdges.ts';

interface SpecTableFrameProps {
  /** Id of the caption, which names the box while it scrolls. */
  captionId: string;
  children: ReactNode;
}

/** The box a table scrolls in: a stop for the keyboard only while something is hidden. */
export function SpecTableFrame({ captionId, children }: SpecTableFrameProps) {
  const { boxRef, fit, isScrolled, hasMore } = useScrollEdges();
  const overflows = fit === 'overflows';
  return (
    <div
      className={styles.frame}
      data-component="SpecTable"
      data-fits={fit === 'fits' || undefined}
      data-more={hasMore || undefined}
      data-overflows={overflows || undefined}
      data-scrolled={isScrolled || undefined}
    >
      <div
        aria-labelledby={overflows ? captionId : undefined}
        className={styles.box}
        data-part="box"
        ref={boxRef}
        role={overflows ? 'region' : undefined}
        tabIndex={overflows ? 0 : undefined}
      >
        {children}
      </div>
    </div>
  );
}
