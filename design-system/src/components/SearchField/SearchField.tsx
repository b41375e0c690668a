import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconSearch } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SearchField.css.ts';
import { type SearchFieldLabels, searchFieldLabels } from './searchFieldLabels.ts';
import type { SearchSuggestion } from './searchSuggestion.ts';
import { optionId, SuggestionList } from './SuggestionList.tsx';
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
  const list = useSuggestionList(suggestions.length);
  useSearchShortcut(input, shortcuts);
  const reportEarlyInput = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (document.activeElement !== input.current || typed === query) return;
    list.open();
    onQueryChange?.(typed);
  });
  useEffect(function reportInputBeforeHydration() {
    reportEarlyInput();
  }, []);

  const onSubmit = (event: FormEvent) => {
    list.close();
    if (!onSearch) return;
    event.preventDefault();
    onSearch(input.current?.value ?? '');
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) list.close();
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
            list.isOpen && list.activeIndex !== null ? optionId(listId, list.activeIndex) : undefined
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
            list.open();
            list.clearActive();
            onQueryChange?.(event.target.value);
          }}
          onFocus={() => suggestsOnFocus && list.open()}
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
      <SuggestionList
        activeIndex={list.activeIndex}
        id={listId}
        isOpen={list.isOpen}
        label={labels.suggestions}
        onSelect={() => {
          list.close();
          onSuggestionSelect?.();
        }}
        ref={list.listRef}
        suggestions={suggestions}
      />
      <VisuallyHidden>
        <span aria-live="polite">{list.isOpen ? labels.suggestionCount(suggestions.length) : ''}</span>
      </VisuallyHidden>
    </search>
  );
}
