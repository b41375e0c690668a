import type { ReactNode } from 'react';
import { SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import * as styles from './BelowFoldSection.css.ts';

/** Only server-rendered sections defer their layout: one rendered here needs its height for scroll restoration. */
const isServerRender = typeof window === 'undefined';

/** Defers layout of a section below the fold. `layOutDeferredSections` may have unmarked it before it hydrates. */
export const BelowFoldSection = ({ children }: { children: ReactNode }) => (
  <div className={styles.belowFold} data-below={isServerRender ? '' : undefined} suppressHydrationWarning>
    <SectionErrorBoundary>{children}</SectionErrorBoundary>
  </div>
);
