import type { FocusEvent, FormEvent } from 'react';
import { IconSearch, IconX } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SearchField.css.ts';
import { type SearchFieldLabels, searchFieldLabels } from './searchFieldLabels.ts';
import type { SearchPanel, SearchSuggestion } from './searchSuggestion.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSearchInput } from './useSearchInput.ts';
import type { SearchShortcut } from './useSearchShortcut.ts';
import { useSuggestionList } from './useSuggestionList.ts';

export const searchFieldSizes = ['sm', 'md'] as const;
export type SearchFieldSize = (typeof searchFieldSizes)[number];

export interface SearchFieldProps {
  /** Form action; the text is sent as `query`. */
  action: string;
  /** Query of the current page. @default none */
  query?: string;
  /** Suggestions for the current text, best first. @default none */
  suggestions?: readonly SearchSuggestion[];
  /** Replaces the suggestions; null while there is no content. */
  panel?: SearchPanel | null;
  /**
   * The popup fills the rest of its parent, which is a screen of its own, instead of overlaying the page.
   * @default false
   */
  isFullScreen?: boolean;
  /** Called when the field receives the focus, to load what its suggestions need. */
  onFocus?: () => void;
  /** Whether suggestions are loading. @default false */
  isLoading?: boolean;
  /** Called with the text on every change, except during composition by an input method. */
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
const noSuggestions: readonly SearchSuggestion[] = [];

/**
 * Search form (GET), usable without JavaScript, with a keyboard shortcut and suggestions as a list of links (APG
 * combobox).
 */
export function SearchField(props: SearchFieldProps) {
  const {
    action,
    query = '',
    suggestions = noSuggestions,
    panel = null,
    isFullScreen = false,
    suggestsOnFocus = false,
    shortcuts = defaultShortcuts,
    size = 'md',
  } = props;
  const { onQueryChange, onSearch, onSuggestionSelect } = props;
  const labels = { ...searchFieldLabels, ...props.labels };
  const count = panel ? panel.optionCount : suggestions.length;
  const list = useSuggestionList({
    count,
    source: panel ?? suggestions.map(({ href }) => href).join(' '),
    label: labels.suggestions,
    onSelect: onSuggestionSelect,
  });
  const input = useSearchInput({
    query,
    shortcuts,
    onChange: (text) => {
      list.setOpen(true);
      onQueryChange?.(text);
    },
    onFocus: props.onFocus,
  });

  const onSubmit = (event: FormEvent) => {
    list.setOpen(false);
    if (!onSearch) return;
    event.preventDefault();
    onSearch(input.ref.current?.value ?? '');
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isFullScreen && !currentTarget.contains(relatedTarget)) list.setOpen(false);
  };

  return (
    <search
      className={`${styles.root} ${isFullScreen ? styles.fullScreen : ''}`}
      data-component="SearchField"
      onBlur={onBlur}
    >
      <form
        action={action}
        className={`${styles.form} ${styles.sizes[size]} ${isFullScreen ? styles.formInScreen : ''}`}
        method="get"
        onSubmit={onSubmit}
      >
        {props.isLoading ? <Spinner size={16} /> : <IconSearch size={18} />}
        <input
          {...list.inputProps}
          {...input.inputProps}
          aria-busy={props.isLoading || undefined}
          aria-label={labels.search}
          autoComplete="off"
          className={styles.input}
          enterKeyHint="search"
          key={query}
          name="query"
          onFocus={() => {
            props.onFocus?.();
            if (suggestsOnFocus) list.setOpen(true);
          }}
          placeholder={labels.searchPlaceholder}
          type="search"
        />
        <span className={styles.clear}>
          <PlainIconButton icon={IconX} label={labels.clear} onPress={input.clear} size="sm" />
        </span>
        {shortcuts[0] !== undefined && (
          <kbd aria-hidden className={styles.shortcut}>
            {shortcuts[0]}
          </kbd>
        )}
      </form>
      {list.isOpen &&
        (panel ? (
          panel.render({ ...list.popup, isFullScreen })
        ) : (
          <SuggestionList popup={list.popup} suggestions={suggestions} />
        ))}
      <VisuallyHidden>
        <span aria-live="polite">{list.isOpen ? labels.suggestionCount(count) : ''}</span>
      </VisuallyHidden>
    </search>
  );
}
