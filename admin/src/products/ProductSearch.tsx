import { IconSearch } from '@elvora/design-system/Icon';
import { TextField } from '@elvora/design-system/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../texts.ts';

interface ProductSearchProps {
  /** What is looked for. */
  query: string;
  onChange: (query: string) => void;
}

/** So long after the last key the words are looked for. */
const typingPauseMs = 300;

/** Keeps what is typed, and tells it once the typing pauses; another search from outside, such as Back, takes its place. */
export function ProductSearch({ query, onChange }: ProductSearchProps) {
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
      const timer = setTimeout(tell, typingPauseMs);
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
      label={texts.products.search}
      maxLength={200}
      onChange={setTyped}
      placeholder={texts.products.search}
      type="search"
      value={typed}
    />
  );
}
