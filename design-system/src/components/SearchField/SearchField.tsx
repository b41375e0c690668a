import { type FocusEvent, type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { IconSearch, IconX } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SearchField.css.ts';
import { type SearchFieldLabels, searchFieldLabels } from './searchFieldLabels.ts';
import type { SearchPanel, SearchSuggestion, SuggestionPopup } from './searchSuggestion.ts';
import { useComposition } from './useComposition.ts';
import { type SearchShortcut, useSearchShortcut } from './useSearchShortcut.ts';
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
  const input = useRef<HTMLInputElement>(null);
  const count = panel ? panel.optionCount : suggestions.length;
  const list = useSuggestionList({
    count,
    source: panel ?? suggestions.map(({ href }) => href).join(' '),
    label: labels.suggestions,
    onSelect: onSuggestionSelect,
  });
  useSearchShortcut(input, shortcuts);
  const changeQuery = (text: string) => {
    list.setOpen(true);
    onQueryChange?.(text);
  };
  const composition = useComposition(changeQuery);
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    changeQuery('');
  };
  useInputBeforeHydration(input, (typed) => {
    props.onFocus?.();
    if (typed !== query) changeQuery(typed);
  });

  const onSubmit = (event: FormEvent) => {
    list.setOpen(false);
    if (!onSearch) return;
    event.preventDefault();
    onSearch(input.current?.value ?? '');
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
          {...composition.inputProps}
          aria-busy={props.isLoading || undefined}
          aria-keyshortcuts={shortcuts.length > 0 ? shortcuts.join(' ') : undefined}
          aria-label={labels.search}
          autoComplete="off"
          className={styles.input}
          defaultValue={query}
          enterKeyHint="search"
          key={query}
          name="query"
          onChange={({ target, nativeEvent }) => {
            if (!composition.isComposing(nativeEvent)) changeQuery(target.value);
          }}
          onFocus={() => {
            props.onFocus?.();
            if (suggestsOnFocus) list.setOpen(true);
          }}
          placeholder={labels.searchPlaceholder}
          ref={input}
          type="search"
        />
        <span className={styles.clear}>
          <PlainIconButton icon={IconX} label={labels.clear} onPress={clear} size="sm" />
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

/** Reports the text of a field that had the focus before it was hydrated. */
function useInputBeforeHydration(
  input: RefObject<HTMLInputElement | null>,
  onInput: (typed: string) => void,
) {
  const report = useEffectEvent(onInput);
  useEffect(
    function reportInputBeforeHydration() {
      if (input.current && document.activeElement === input.current) report(input.current.value);
    },
    [input],
  );
}

interface SuggestionListProps {
  suggestions: readonly SearchSuggestion[];
  popup: Pick<SuggestionPopup, 'listProps' | 'optionProps'>;
}

function SuggestionList({ suggestions, popup }: SuggestionListProps) {
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
