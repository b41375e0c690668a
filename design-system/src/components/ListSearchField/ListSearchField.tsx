import { useEffect, useEffectEvent, useState } from 'react';
import { IconSearch } from '../Icon/index.ts';
import { TextField } from '../TextField/index.ts';

export interface ListSearchFieldProps {
  /** Accessible name and placeholder. */
  label: string;
  /** The query the list shows, usually from the URL. */
  query: string;
  /** Called once typing pauses. */
  onQueryChange: (query: string) => void;
  /** Debounce in milliseconds. @default 100 */
  debounceMs?: number;
}

/** Search field that filters a list while typing. An external change of the query, such as Back, replaces the text. */
export function ListSearchField({ label, query, onQueryChange, debounceMs = 100 }: ListSearchFieldProps) {
  const [text, setText] = useState(query);
  const [reportedText, setReportedText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  if (lastQuery !== query) {
    setLastQuery(query);
    // The reported text returns as the query, possibly while the user is still typing: ignore it.
    if (query !== reportedText) {
      setText(query);
      setReportedText(query);
    }
  }
  const report = useEffectEvent(() => {
    setReportedText(text);
    onQueryChange(text);
  });
  useEffect(
    function reportAfterPause() {
      if (text === reportedText) return;
      const timer = setTimeout(report, debounceMs);
      return () => clearTimeout(timer);
    },
    [text, reportedText, debounceMs],
  );
  return (
    <div data-component="ListSearchField">
      <TextField
        autoComplete="off"
        enterKeyHint="search"
        icon={IconSearch}
        isLabelHidden
        label={label}
        maxLength={200}
        onChange={setText}
        placeholder={label}
        type="search"
        value={text}
      />
    </div>
  );
}
