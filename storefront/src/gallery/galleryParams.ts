/** Id of the open photo, as in `?photo=3`; null when none is open. */
export function photoIdFromQuery(query: URLSearchParams): number | null {
  const text = query.get('photo') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** Query of an open photo; empty when none is open. */
export const photoQuery = (id: number | null) => (id === null ? '' : `?photo=${id}`);
