import { useEffect, useState } from 'react';
import { headerHeightPx } from '../../theme/scale.ts';

/** Returns the id of the current section: the first one visible in the upper part of the viewport. */
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
        // From below the header to above the middle of the viewport.
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
