/**
 * A dependency of this server is unavailable, such as the bucket; the same request may succeed later (503
 * with `Retry-After`).
 */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
