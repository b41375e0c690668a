import { Button } from '../Button/index.ts';
import { Pagination } from '../Pagination/index.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import * as styles from './SpecTableFooter.css.ts';
import type { SpecView } from './useSpecView.ts';

interface SpecTableFooterProps {
  view: SpecView;
  labels: SpecTableLabels;
}

/** Under a long table: which rows are shown, the other pages, and all of it. */
export function SpecTableFooter({ view, labels }: SpecTableFooterProps) {
  const { place, matching, isWhole, goTo, toggleWhole } = view;
  const { length } = matching;
  if (length === 0) {
    return (
      <div className={styles.noMatches}>
        <span>{labels.noMatches(view.query.trim())}</span>
        <Button onPress={() => view.find('')} size="sm" tone="secondary">
          {labels.clear}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <span className={styles.range}>{labels.range(place.start + 1, place.end, length)}</span>
      <div className={styles.actions}>
        <Pagination
          labels={{ navigation: labels.pages }}
          onSelect={goTo}
          page={place.page}
          pageCount={place.pageCount}
        />
        {(isWhole || place.pageCount > 1) && (
          <Button onPress={toggleWhole} tone="secondary">
            {isWhole ? labels.showPages : labels.showAll}
          </Button>
        )}
      </div>
    </div>
  );
}
