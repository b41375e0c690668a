import { readLinkClick, clientNavigationPath } from '@elvora/design-system/hooks';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { basePath } from '../paths/paths.ts';

/** Turns clicks on plain links within the admin into navigation without a reload. */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(
    function followLinks() {
      const follow = (event: MouseEvent) => {
        const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
        if (event.defaultPrevented || !(anchor instanceof HTMLAnchorElement)) return;
        const target = clientNavigationPath(readLinkClick(anchor, event, []));
        if (target === null || (target !== basePath && !target.startsWith(`${basePath}/`))) return;
        event.preventDefault();
        void navigate(target.slice(basePath.length) || '/');
      };
      document.addEventListener('click', follow);
      return () => document.removeEventListener('click', follow);
    },
    [navigate],
  );
}
