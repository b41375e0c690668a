import { readId } from '@elvora/catalogue/operations';

/** Ids and versions are 32-bit integers: PostgreSQL fails to compare them with larger ones. */
export const maxInteger = 2_147_483_647;

/** Parses the id of an entry; null if it is not one. */
export function readEntryId(text: unknown): number | null {
  const id = readId(text);
  return id === null || id > maxInteger ? null : id;
}
