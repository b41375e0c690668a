import { type RefObject, useEffect, useRef } from 'react';
import { fragmentId } from '../../hooks/index.ts';

/** Opens and scrolls to the item in the URL fragment, on load and on `hashchange`. */
export function useOpenByHash(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(function openTargetedItem() {
    const open = () => {
      const item = document.getElementById(fragmentId(window.location.hash));
      if (!(item instanceof HTMLDetailsElement) || !ref.current?.contains(item)) return;
      item.open = true;
      item.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return ref;
}
