import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { PageDocument } from './pageDocument.ts';
import { pageName } from './pageName.ts';
import { nameIn } from './texts.ts';

/** Told what the page says about itself while the server draws it. */
export interface DocumentCollector {
  collect(page: PageDocument): void;
}

const DocumentContext = createContext<DocumentCollector | null>(null);

export function DocumentProvider({
  collector,
  children,
}: {
  collector: DocumentCollector | null;
  children: ReactNode;
}) {
  return <DocumentContext value={collector}>{children}</DocumentContext>;
}

/** States title, description and the rest of the page's document: in the server's HTML, and after each navigation. */
export function usePageDocument(page: PageDocument): void {
  const collector = useContext(DocumentContext);
  // The server draws once and reads this right after; there is no effect to wait for.
  if (typeof window === 'undefined') collector?.collect(page);
  const { title, description, canonicalPath } = page;
  // Before the focus moves to the page's heading: the title is what is read first.
  useLayoutEffect(
    function updateHead() {
      document.title = title;
      pageName.set(nameIn(title));
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
      const canonical = document.querySelector('link[rel="canonical"]');
      if (canonicalPath === undefined) canonical?.remove();
      else canonicalLink(canonical).href = new URL(canonicalPath, originOf(canonical)).href;
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
function originOf(canonical: Element | null): string {
  return canonical instanceof HTMLLinkElement ? canonical.href : window.location.origin;
}
