import * as styles from './SearchField.css.ts';
import type { SearchSuggestion, SuggestionPopup } from './searchSuggestion.ts';

interface SuggestionListProps {
  suggestions: readonly SearchSuggestion[];
  popup: Pick<SuggestionPopup, 'listProps' | 'optionProps'>;
}

/** Suggestions as a list of links below the field. */
export function SuggestionList({ suggestions, popup }: SuggestionListProps) {
  return (
    <div {...popup.listProps} className={styles.list}>
      {suggestions.map(({ label, href, detail }, index) => (
        <a {...popup.optionProps(index)} className={styles.option} href={href} key={href}>
          <span className={styles.optionLabel}>{label}</span>
          {detail && <span className={styles.optionDetail}>{detail}</span>}
        </a>
      ))}
    </div>
  );
}
