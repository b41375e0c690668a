import type { Ref } from 'react';
import * as styles from './SearchField.css.ts';
import type { SearchSuggestion } from './searchSuggestion.ts';

interface SuggestionListProps {
  /** Id of the list; options append their index. */
  id: string;
  label: string;
  suggestions: readonly SearchSuggestion[];
  isOpen: boolean;
  activeIndex: number | null;
  onSelect: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Returns the id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Listbox of suggestions, each a link that is not focusable: the text field keeps focus (APG combobox). */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, suggestions, isOpen, activeIndex, onSelect, ref } = props;
  return (
    <div aria-label={label} className={styles.list} hidden={!isOpen} id={id} ref={ref} role="listbox">
      {isOpen &&
        suggestions.map((suggestion, index) => (
          <a
            aria-selected={index === activeIndex}
            className={styles.option}
            href={suggestion.href}
            id={optionId(id, index)}
            key={suggestion.href}
            onClick={onSelect}
            // Keeps focus in the field, whose blur would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            role="option"
            tabIndex={-1}
          >
            <span className={styles.optionLabel}>{suggestion.label}</span>
            {suggestion.detail && <span className={styles.optionDetail}>{suggestion.detail}</span>}
          </a>
        ))}
    </div>
  );
}
