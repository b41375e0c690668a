import type { Kysely } from 'kysely';
import type { CatalogueTables } from './catalogueTables.ts';
import type { ChangeTables } from './changeTables.ts';
import type { EnquiryTables } from './enquiryTables.ts';
import type { StaffTables } from './staffTables.ts';

export interface MetaTable {
  key: string;
  value: string;
}

export interface Tables extends CatalogueTables, ChangeTables, StaffTables, EnquiryTables {
  meta: MetaTable;
}

export type Database = Kysely<Tables>;

/** The database cannot be used. The message is for the operator. */
export class StoreError extends Error {
  override name = 'StoreError';
}
