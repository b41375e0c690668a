import { Button } from '../Button/index.ts';
import { Pagination } from '../Pagination/index.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import * as styles from './SpecTableFooter.css.ts';
import type { SpecView } from './useSpecView.ts';

interface SpecTableFooterProps {
  view: SpecView;
  labels: SpecTableLabels;
}

/** The range of rows shown, the pages, and the button that shows all rows. */
export function SpecTableFooter({ view, labels }: SpecTableFooterProps) {
  const { range, matching, isShowingAll, goTo, toggleAll } = view;
  const { length } = matching;
  if (length === 0) {
    return (
      <div className={styles.noMatches}>
        <span>{labels.noMatches(view.query.trim())}</span>
        <Button onPress={() => view.search('')} size="sm" tone="secondary">
          {labels.clear}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <span className={styles.range}>{labels.range(range.start + 1, range.end, length)}</span>
      <div className={styles.actions}>
        <Pagination
          labels={{ navigation: labels.pages }}
          onSelect={goTo}
          page={range.page}
          pageCount={range.pageCount}
        />
        {(isShowingAll || range.pageCount > 1) && (
          <Button onPress={toggleAll} tone="secondary">
            {isShowingAll ? labels.showPages : labels.showAll}
          </Button>
        )}
      </div>
    </div>
  );
}
