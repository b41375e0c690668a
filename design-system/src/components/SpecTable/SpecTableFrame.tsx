import type { ReactNode, RefObject } from 'react';
import * as styles from './SpecTable.css.ts';
import { useScrollEdges } from './useScrollEdges.ts';

interface SpecTableFrameProps {
  /** Id of the caption, which names the scroll region. */
  captionId: string;
  boxRef: RefObject<HTMLDivElement | null>;
  /** Rows are windowed, so they scroll in the box instead of with the page. */
  isWindowed: boolean;
  /** The table shows one page of its rows, which needs no height limit. */
  isPaged: boolean;
  children: ReactNode;
}

/** The scroll container of a table: a focusable region while content is hidden. */
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
