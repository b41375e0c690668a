import { useEffect, useState } from 'react';
import { headerHeightPx } from '../../theme/scale.ts';

/** Returns the id of the section being read: the first one that reaches into the upper part of the screen. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(
    function observeSections() {
      if (typeof IntersectionObserver === 'undefined') return undefined;
      const visible = new Set<string>();
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) visible.add(target.id);
            else visible.delete(target.id);
          }
          const current = list.split(' ').find((id) => visible.has(id));
          if (current !== undefined) setInView(current);
        },
        // Below the header and above the middle.
        { rootMargin: `-${headerHeightPx.full + 30}px 0px -55% 0px` },
      );
      for (const id of list.split(' ')) {
        const section = document.getElementById(id);
        if (section) observer.observe(section);
      }
      return () => observer.disconnect();
    },
    [list],
  );
  return inView;
}
