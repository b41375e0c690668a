import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconSearch } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SearchField.css.ts';
import { type SearchFieldLabels, searchFieldLabels } from './searchFieldLabels.ts';
import type { SearchSuggestion } from './searchSuggestion.ts';
import { type SearchShortcut, useSearchShortcut } from './useSearchShortcut.ts';
import { useSuggestionList } from './useSuggestionList.ts';

export const searchFieldSizes = ['sm', 'md'] as const;
export type SearchFieldSize = (typeof searchFieldSizes)[number];

export interface SearchFieldProps {
  /** Form action; the text is sent as `query`. */
  action: string;
  /** Query of the current page. @default none */
  query?: string;
  /** Suggestions for the current text, best first. */
  suggestions: readonly SearchSuggestion[];
  /** Called with the text on every change. */
  onQueryChange?: (query: string) => void;
  /** Replaces the form submission. */
  onSearch?: (query: string) => void;
  /** Called when a suggestion is followed. */
  onSuggestionSelect?: () => void;
  /** Shows suggestions on focus, before anything is typed. @default false */
  suggestsOnFocus?: boolean;
  /** Global shortcuts that focus the field; the first is displayed. @default "/" */
  shortcuts?: readonly SearchShortcut[];
  /** Height 36 or 44 px. @default 'md' */
  size?: SearchFieldSize;
  labels?: Partial<SearchFieldLabels>;
}

const defaultShortcuts: readonly SearchShortcut[] = ['/'];

/**
 * Search form (GET), usable without JavaScript, with a keyboard shortcut and suggestions as a list of links (APG
 * combobox).
 */
export function SearchField(props: SearchFieldProps) {
  const {
    action,
    query = '',
    suggestions,
    suggestsOnFocus = false,
    shortcuts = defaultShortcuts,
    size = 'md',
  } = props;
  const { onQueryChange, onSearch, onSuggestionSelect } = props;
  const labels = { ...searchFieldLabels, ...props.labels };
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const list = useSuggestionList(suggestions.length);
  useSearchShortcut(input, shortcuts);
  const reportEarlyInput = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (document.activeElement !== input.current || typed === query) return;
    list.setOpen(true);
    onQueryChange?.(typed);
  });
  useEffect(function reportInputBeforeHydration() {
    reportEarlyInput();
  }, []);

  const onSubmit = (event: FormEvent) => {
    list.setOpen(false);
    if (!onSearch) return;
    event.preventDefault();
    onSearch(input.current?.value ?? '');
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) list.setOpen(false);
  };

  return (
    <search className={styles.root} data-component="SearchField" onBlur={onBlur}>
      <form
        action={action}
        className={`${styles.form} ${styles.sizes[size]}`}
        method="get"
        onSubmit={onSubmit}
      >
        <IconSearch size={18} />
        <input
          aria-activedescendant={
            list.isOpen && list.activeIndex !== null ? optionId(list.activeIndex) : undefined
          }
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={list.isOpen}
          aria-keyshortcuts={shortcuts.join(' ')}
          aria-label={labels.search}
          autoComplete="off"
          className={styles.input}
          defaultValue={query}
          enterKeyHint="search"
          key={query}
          name="query"
          onChange={(event) => {
            list.setOpen(true);
            onQueryChange?.(event.target.value);
          }}
          onFocus={() => suggestsOnFocus && list.setOpen(true)}
          onKeyDown={list.onKeyDown}
          placeholder={labels.searchPlaceholder}
          ref={input}
          role="combobox"
          type="search"
        />
        <kbd aria-hidden className={styles.shortcut}>
          {shortcuts[0]}
        </kbd>
      </form>
      <div
        aria-label={labels.suggestions}
        className={styles.list}
        hidden={!list.isOpen}
        id={listId}
        ref={list.listRef}
        role="listbox"
      >
        {list.isOpen &&
          suggestions.map(({ label, href, detail }, index) => (
            <a
              aria-selected={index === list.activeIndex}
              className={styles.option}
              href={href}
              id={optionId(index)}
              key={href}
              onClick={() => {
                list.setOpen(false);
                onSuggestionSelect?.();
              }}
              // Keeps focus in the field, whose blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              role="option"
              tabIndex={-1}
            >
              <span className={styles.optionLabel}>{label}</span>
              {detail && <span className={styles.optionDetail}>{detail}</span>}
            </a>
          ))}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{list.isOpen ? labels.suggestionCount(suggestions.length) : ''}</span>
      </VisuallyHidden>
    </search>
  );
}
