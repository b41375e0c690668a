/** The photo an address names, as in `?photo=3`; null when it names none. */
export function photoIdFromQuery(query: URLSearchParams): number | null {
  const text = query.get('photo') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** The query of a photo; without one, of the gallery itself. */
export const photoQuery = (id: number | null) => (id === null ? '' : `?photo=${id}`);
