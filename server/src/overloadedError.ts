/** The server sheds this work; clients may retry shortly (503 with `Retry-After`). */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}
