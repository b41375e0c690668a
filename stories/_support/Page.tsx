import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

interface PageProps {
  /** Width of the page in px, which media queries answer to. */
  width: number;
  /** @default 400 */
  height?: number;
  /** Whether `(scripting: none)` holds in it. @default false */
  isWithoutScript?: boolean;
  children: ReactNode;
}

/** A page of its own width inside a story, named by it: '899 px'. */
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
    // Nothing is drawn, and so nothing can be found, before it looks as it will.
    void Promise.all(loaded).then(() => setBody(page.body));
  };
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it holds what this page draws, and a sandbox makes `(scripting: none)` hold */}
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

/** The body of a page that is shown. */
export function pageBody(frame: Element): HTMLElement {
  const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : null;
  if (!body) throw new Error('This element shows no page: ask for the frame by its title.');
  return body;
}
