import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { IconSearch } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SearchField.css.ts';
import { nextOption } from './searchFieldState.ts';
import { type SearchFieldLabels, searchFieldLabels } from './searchFieldLabels.ts';
import type { SearchSuggestion } from './searchSuggestion.ts';
import { type SearchShortcut, useSearchShortcut } from './useSearchShortcut.ts';

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
  const listbox = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  useSearchShortcut(input, shortcuts);
  const takeUp = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (document.activeElement !== input.current || typed === query) return;
    setOpen(true);
    onQueryChange?.(typed);
  });
  useEffect(function takeUpWhatWasTyped() {
    // A page from the server can be typed into before its script is here.
    takeUp();
  }, []);

  const isShown = isOpen && suggestions.length > 0;
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const option = (at: number) => listbox.current?.children[at];

  const onSubmit = (event: FormEvent) => {
    close();
    if (!onSearch) return;
    event.preventDefault();
    onSearch(input.current?.value ?? '');
  };
  const follow = () => {
    close();
    onSuggestionSelect?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShown) return;
    if (event.key === 'Escape') {
      // Nothing but the list: what was typed stays.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      const link = option(active);
      if (link instanceof HTMLElement) link.click();
    } else {
      const next = nextOption(event.key, active, suggestions.length);
      if (next === undefined) return;
      event.preventDefault();
      setActive(next);
      if (next !== null) option(next)?.scrollIntoView({ block: 'nearest' });
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
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
          aria-activedescendant={isShown && active !== null ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={isShown}
          aria-keyshortcuts={shortcuts.join(' ')}
          aria-label={labels.search}
          autoComplete="off"
          className={styles.input}
          defaultValue={query}
          enterKeyHint="search"
          key={query}
          name="query"
          onChange={(event) => {
            setOpen(true);
            setActive(null);
            onQueryChange?.(event.target.value);
          }}
          onFocus={() => suggestsOnFocus && setOpen(true)}
          onKeyDown={onKeyDown}
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
        hidden={!isShown}
        id={`${id}-list`}
        ref={listbox}
        role="listbox"
      >
        {isShown &&
          suggestions.map(({ label, href, detail }, at) => (
            <a
              aria-selected={at === active}
              className={styles.option}
              href={href}
              id={`${id}-${at}`}
              key={href}
              onClick={follow}
              // The field keeps the focus, and with it the list, until the click.
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
        <span aria-live="polite">{isShown ? labels.suggestionCount(suggestions.length) : ''}</span>
      </VisuallyHidden>
    </search>
  );
}
