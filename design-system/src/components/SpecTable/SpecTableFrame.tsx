import type { ReactNode, RefObject } from 'react';
import * as styles from './SpecTable.css.ts';
import { useScrollEdges } from './useScrollEdges.ts';

interface SpecTableFrameProps {
  /** Id of the caption, which names the box while it scrolls. */
  captionId: string;
  boxRef: RefObject<HTMLDivElement | null>;
  /** Only the rows in sight are there: they scroll in the box, not with the page. */
  isWindowed: boolean;
  /** A page of rows is short enough to stand as it is. */
  isPaged: boolean;
  children: ReactNode;
}

/** The box a table scrolls in: a stop for the keyboard only while something is hidden. */
export function SpecTableFrame({ captionId, boxRef, isWindowed, isPaged, children }: SpecTableFrameProps) {
  const { fit, isScrolled, hasMore } = useScrollEdges(boxRef);
  const isBox = isWindowed || fit === 'overflows';
  return (
    <div
      className={styles.frame}
      data-fits={(fit === 'fits' && !isWindowed) || undefined}
      data-more={hasMore || undefined}
      data-overflows={isBox || undefined}
      data-paged={isPaged || undefined}
      data-part="frame"
      data-scrolled={isScrolled || undefined}
    >
      <div
        aria-labelledby={isBox ? captionId : undefined}
        className={styles.scroller}
        data-part="box"
        ref={boxRef}
        role={isBox ? 'region' : undefined}
        tabIndex={isBox ? 0 : undefined}
      >
        {children}
      </div>
    </div>
  );
}
