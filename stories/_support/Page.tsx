import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

interface PageProps {
  /** Viewport width in px, for media queries. */
  width: number;
  /** @default 400 */
  height?: number;
  /** Whether `(scripting: none)` holds in it. @default false */
  isWithoutScript?: boolean;
  children: ReactNode;
}

/** Renders its children in an iframe of the given width, titled like '899 px'. */
export function Page({ width, height = 400, isWithoutScript = false, children }: PageProps) {
  const [body, setBody] = useState<HTMLElement>();
  const adopt = (frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument;
    if (!page || page.head.childElementCount > 0) return;
    const sheets = [...document.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) =>
      sheet.cloneNode(true),
    );
    page.documentElement.lang = document.documentElement.lang;
    page.documentElement.dir = document.documentElement.dir;
    const loaded = sheets.filter((sheet) => sheet instanceof HTMLLinkElement).map(whenLoaded);
    page.head.append(...sheets);
    // Rendered after the style sheets have loaded, so that queries find elements in their final layout.
    void Promise.all(loaded).then(() => setBody(page.body));
  };
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the content is our own, and a sandbox would make `(scripting: none)` match */}
      <iframe
        height={height}
        ref={adopt}
        sandbox={isWithoutScript ? 'allow-same-origin' : undefined}
        style={{ border: 0, display: 'block' }}
        title={`${width} px`}
        width={width}
      />
      {body && createPortal(children, body)}
    </>
  );
}

function whenLoaded(sheet: Node): Promise<void> {
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve(), { once: true });
    sheet.addEventListener('error', () => resolve(), { once: true });
  });
}

/** Returns the body of a `Page`. */
export function pageBody(frame: Element): HTMLElement {
  const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : null;
  if (!body) throw new Error('This element is not the frame of a Page: query it by its title.');
  return body;
}
