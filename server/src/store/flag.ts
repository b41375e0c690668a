import type { ColumnType } from 'kysely';

/** A boolean as 0 or 1: SQLite has no boolean type. */
export type Flag = ColumnType<number, number, number>;
