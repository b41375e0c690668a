import { type RefObject, useEffect, useRef } from 'react';

/** Opens the part the address names, when the page comes and when the address changes. */
export function useOpenByAddress(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(function openNamedPart() {
    const open = () => {
      const part = document.getElementById(decoded(window.location.hash.slice(1)));
      if (!(part instanceof HTMLDetailsElement) || !ref.current?.contains(part)) return;
      part.open = true;
      part.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return ref;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
