import { type ReactNode, useId } from 'react';
import { useModalSheet } from '../../hooks/useModalSheet.ts';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './FinderSheet.css.ts';
import { type FinderSheetLabels, finderSheetLabels } from './finderSheetLabels.ts';

export interface FinderSheetProps {
  /** Numbers of sizes and products that meet the conditions; null while unknown. */
  totals: { sizes: number; products: number } | null;
  /** Address without conditions; omit when there are none. */
  clearHref?: string;
  /** Called by the button, Escape, the close icon and a press on the backdrop. */
  onClose: () => void;
  /** Facets in their form. */
  children: ReactNode;
  labels?: Partial<FinderSheetLabels>;
}

/**
 * Facets that cover a phone's screen: header and footer are fixed, and the button shows the number of
 * results. Open while rendered.
 */
export function FinderSheet({ totals, clearHref, onClose, children, ...props }: FinderSheetProps) {
  const labels = { ...finderSheetLabels, ...props.labels };
  const titleId = useId();
  const modal = useModalSheet(onClose);
  const isNone = totals?.sizes === 0 && totals.products === 0;
  return (
    <dialog aria-labelledby={titleId} className={styles.sheet} data-component="FinderSheet" {...modal}>
      <div className={styles.frame}>
        <header className={styles.header}>
          <Heading id={titleId} level={2} variant="heading4">
            {labels.title}
          </Heading>
          {clearHref !== undefined && (
            <a className={styles.clear} href={clearHref}>
              {labels.clearAll}
            </a>
          )}
          <IconButton hasTooltip={false} icon={IconX} label={labels.close} onPress={onClose} size="lg" />
        </header>
        {/* Scrolls, so it must be focusable (WCAG 2.1.1). */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div aria-labelledby={titleId} className={styles.body} role="region" tabIndex={0}>
          {children}
        </div>
        <div className={styles.footer} role="status">
          <Button isDisabled={isNone} isFullWidth onPress={onClose} size="lg">
            {totals === null
              ? labels.close
              : isNone
                ? labels.none
                : labels.show(totals.sizes, totals.products)}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
