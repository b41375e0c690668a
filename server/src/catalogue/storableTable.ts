import { type ProductInput, tableProblem, validationTexts } from '@elvora/catalogue/contract';
import { readSpecification } from '@elvora/catalogue/operations';
import { validationError } from '../http/httpErrors.ts';
import type { ProductRow } from '../store/index.ts';

/**
 * Throws a validation error for a table that exceeds the bounds or contains NUL, unless it is already stored
 * and unchanged.
 */
export function requireStorableTable({ data }: ProductInput, current?: ProductRow): void {
  if (data === (current?.data?.trim() ?? '')) return;
  const text = hasNul(data) ? validationTexts.unreadable : tableProblem(data);
  if (text !== null) throw validationError([{ field: 'data', text }]);
}

/** Whether a header or cell contains NUL, which PostgreSQL cannot index. */
function hasNul(data: string): boolean {
  const specification = readSpecification(data);
  if (specification.status !== 'ready') return false;
  const { headers, rows } = specification.table;
  return [headers, ...rows.map((row) => Object.values(row))].some((texts) =>
    texts.some((text) => text.includes('\0')),
  );
}
