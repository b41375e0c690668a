import { type RefObject, useEffect, useRef } from 'react';
import { fragmentId } from '../../hooks/index.ts';

/** Opens the part the address names, when the page comes and when the address changes. */
export function useOpenByHash(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(function openNamedPart() {
    const open = () => {
      const part = document.getElementById(fragmentId(window.location.hash));
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
