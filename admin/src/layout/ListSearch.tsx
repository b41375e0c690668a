import { IconSearch } from '@elvora/design-system/Icon';
import { TextField } from '@elvora/design-system/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { searchDebounceMs } from '../searchDebounce.ts';

interface ListSearchProps {
  /** Its name, and what stands in it while it is empty. */
  label: string;
  /** What is looked for, as the address says it. */
  query: string;
  onChange: (query: string) => void;
}

/** Keeps what is typed, and tells it once the typing pauses; another search from outside, such as Back, takes its place. */
export function ListSearch({ label, query, onChange }: ListSearchProps) {
  const [typed, setTyped] = useState(query);
  const [told, setTold] = useState(query);
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    // What was told comes back while somebody types on.
    if (query !== told) {
      setTyped(query);
      setTold(query);
    }
  }
  const tell = useEffectEvent(() => {
    setTold(typed);
    onChange(typed);
  });
  useEffect(
    function tellAfterPause() {
      if (typed === told) return;
      const timer = setTimeout(tell, searchDebounceMs);
      return () => clearTimeout(timer);
    },
    [typed, told],
  );
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      icon={IconSearch}
      isLabelHidden
      label={label}
      maxLength={200}
      onChange={setTyped}
      placeholder={label}
      type="search"
      value={typed}
    />
  );
}
