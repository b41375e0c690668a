import { readLinkClick, clientNavigationPath } from '@elvora/design-system/hooks';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { basePath, keepsScroll } from '../paths/paths.ts';

/** Handles clicks on plain links within the admin by client-side navigation. */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(
    function followLinks() {
      const onClick = (event: MouseEvent) => {
        const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
        if (event.defaultPrevented || !(anchor instanceof HTMLAnchorElement)) return;
        const target = clientNavigationPath(readLinkClick(anchor, event, []));
        if (target === null || (target !== basePath && !target.startsWith(`${basePath}/`))) return;
        event.preventDefault();
        const path = target.slice(basePath.length) || '/';
        const from = window.location.pathname.slice(basePath.length);
        void navigate(path, { preventScrollReset: keepsScroll(from, path) });
      };
      document.addEventListener('click', onClick);
      return () => document.removeEventListener('click', onClick);
    },
    [navigate],
  );
}
