import { useEffect, useState } from 'react';

/** The id of the section being read: the last one whose beginning has come up to the upper part of the screen. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(
    function watchSections() {
      if (typeof IntersectionObserver === 'undefined') return undefined;
      const seen = new Set<string>();
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) seen.add(target.id);
            else seen.delete(target.id);
          }
          const read = list.split(' ').find((id) => seen.has(id));
          if (read !== undefined) setInView(read);
        },
        // Under the header, and above the middle.
        { rootMargin: '-150px 0px -55% 0px' },
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
