import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';

/** HTML of a page, and the errors of parts that could not be rendered. */
export interface RenderResult<RenderError> {
  html: string;
  errors: RenderError[];
}

/** An error of a part of a page, and the components around it. */
export interface RenderError {
  error: unknown;
  componentStack: string;
}

/** React writes it in front of a Suspense fallback that replaces a failed part. */
const suspenseErrorMarker = '<!--$!-->';

/**
 * Renders an element in document order: streamed content would need inline scripts to move it into place. After an error
 * it renders again as a stream, which is slower but reports errors with their component stacks.
 */
export async function renderHtml(element: ReactNode): Promise<RenderResult<RenderError>> {
  try {
    const html = renderToString(element);
    if (!html.includes(suspenseErrorMarker)) return { html, errors: [] };
  } catch {
    // An error outside of any boundary; the stream below rejects with it.
  }
  const errors: RenderError[] = [];
  const stream = await renderToReadableStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error, { componentStack = '' }) => void errors.push({ error, componentStack }),
  });
  await stream.allReady;
  return { html: await new Response(stream).text(), errors };
}
