import type { Upload } from '@elvora/catalogue/client';

/** Sends a request like `fetch` and reports upload progress, which only `XMLHttpRequest` supports. */
export const uploadWithProgress: Upload = (url, { method = 'GET', headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settleWith = (settle: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      settle();
    };
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
    request.addEventListener(
      'load',
      settleWith(() => resolve(toResponse(request))),
    );
    request.addEventListener(
      'error',
      settleWith(() => reject(new TypeError('The connection was lost.'))),
    );
    request.addEventListener(
      'abort',
      settleWith(() => reject(new DOMException('The upload was stopped.', 'AbortError'))),
    );
    if (signal?.aborted) {
      reject(new DOMException('The upload was stopped.', 'AbortError'));
      return;
    }
    signal?.addEventListener('abort', abort);
    request.send(body instanceof FormData || typeof body === 'string' ? body : null);
  });

/** Statuses whose responses have no body. */
const nullBodyStatuses = [204, 205, 304];

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const { status, statusText, responseText } = request;
  return new Response(nullBodyStatuses.includes(status) ? null : responseText, {
    status,
    statusText,
    headers,
  });
}
