import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { PageMetadata } from './pageMetadata.ts';
import { pageTitle } from './pageTitle.ts';

/** Receives the page's metadata while the server renders it. */
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

/** Sets title, description and the rest of the document's head: in the server's HTML, and after each navigation. */
export function usePageMetadata(page: PageMetadata): void {
  const collector = useContext(MetadataContext);
  // Effects do not run on the server, which reads the metadata right after rendering.
  if (typeof window === 'undefined') collector?.collect(page);
  const { title, description, canonicalPath } = page;
  // A layout effect, because the title has to change before the focus moves: screen readers read it first.
  useLayoutEffect(
    function updateHead() {
      document.title = title;
      pageTitle.set(title);
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
      const canonical = document.querySelector('link[rel="canonical"]');
      if (canonicalPath === undefined) canonical?.remove();
      else canonicalLink(canonical).href = new URL(canonicalPath, siteOrigin(canonical)).href;
    },
    [title, description, canonicalPath],
  );
}

function canonicalLink(existing: Element | null): HTMLLinkElement {
  if (existing instanceof HTMLLinkElement) return existing;
  const link = document.createElement('link');
  link.rel = 'canonical';
  return document.head.appendChild(link);
}

/** The canonical link of the first page has the configured origin; the browser may be on another host. */
function siteOrigin(canonical: Element | null): string {
  return canonical instanceof HTMLLinkElement ? canonical.href : window.location.origin;
}
