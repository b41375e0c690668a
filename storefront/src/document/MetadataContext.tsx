import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { PageMetadata } from './pageMetadata.ts';
import { pageName } from './pageName.ts';
import { nameFromTitle } from './pageTitles.ts';

/** Told what the page says about itself while the server draws it. */
export interface MetadataCollector {
  collect(page: PageMetadata): void;
}

const MetadataContext = createContext<MetadataCollector | null>(null);

export function MetadataProvider({
  collector,
  children,
}: {
  collector: MetadataCollector | null;
  children: ReactNode;
}) {
  return <MetadataContext value={collector}>{children}</MetadataContext>;
}

/** States title, description and the rest of the page's document: in the server's HTML, and after each navigation. */
export function usePageMetadata(page: PageMetadata): void {
  const collector = useContext(MetadataContext);
  // The server draws once and reads this right after; there is no effect to wait for.
  if (typeof window === 'undefined') collector?.collect(page);
  const { title, description, canonicalPath } = page;
  // Before the focus moves to the page's heading: the title is what is read first.
  useLayoutEffect(
    function updateHead() {
      document.title = title;
      pageName.set(nameFromTitle(title));
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
      const canonical = document.querySelector('link[rel="canonical"]');
      if (canonicalPath === undefined) canonical?.remove();
      else canonicalLink(canonical).href = new URL(canonicalPath, siteOrigin(canonical)).href;
    },
    [title, description, canonicalPath],
  );
}

function canonicalLink(present: Element | null): HTMLLinkElement {
  if (present instanceof HTMLLinkElement) return present;
  const link = document.createElement('link');
  link.rel = 'canonical';
  return document.head.appendChild(link);
}

/** The configured site stands in the first page's canonical link; the address line may say another host. */
function siteOrigin(canonical: Element | null): string {
  return canonical instanceof HTMLLinkElement ? canonical.href : window.location.origin;
}
