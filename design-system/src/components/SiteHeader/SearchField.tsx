import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { IconSearch } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SearchField.css.ts';
import { nextOption } from './searchFieldState.ts';
import type { SearchSuggestion, SiteHeaderLabels } from './siteHeaderTypes.ts';
import { useSearchKey } from './useSearchKey.ts';

interface SearchFieldProps {
  action: string;
  /** What the page being shown was searched by. */
  query: string;
  suggestions: readonly SearchSuggestion[];
  onQueryChange: ((query: string) => void) | undefined;
  labels: Pick<SiteHeaderLabels, 'search' | 'searchPlaceholder' | 'suggestions' | 'suggested'>;
}

/**
 * A plain GET form: searching needs no script. The key "/" leads into it. What is suggested while typing is a list of
 * links the arrows go through (APG combobox).
 */
export function SearchField({ action, query, suggestions, onQueryChange, labels }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const listbox = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  useSearchKey(input);

  const isShown = isOpen && suggestions.length > 0;
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const option = (at: number) => listbox.current?.children[at];

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
      close();
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
    <search className={styles.root} onBlur={onBlur}>
      <form action={action} className={styles.form} method="get" onSubmit={close}>
        <IconSearch size={18} />
        <input
          aria-activedescendant={isShown && active !== null ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={isShown}
          aria-keyshortcuts="/"
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
          onKeyDown={onKeyDown}
          placeholder={labels.searchPlaceholder}
          ref={input}
          role="combobox"
          type="search"
        />
        <kbd aria-hidden className={styles.key}>
          /
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
              onClick={close}
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
        <span aria-live="polite">{isShown ? labels.suggested(suggestions.length) : ''}</span>
      </VisuallyHidden>
    </search>
  );
}
