import { type StaffPreferences, defaultStaffPreferences, productViews } from '@elvora/catalogue/model';
import { nameKey } from '@elvora/catalogue/operations';
import type { Database } from './database.ts';

/** Returns the preferences of a user, or the defaults. */
export async function findPreferences(db: Database, userName: string): Promise<StaffPreferences> {
  const row = await db
    .selectFrom('staff_preferences')
    .select('product_view')
    .where('user_key', '=', nameKey(userName))
    .executeTakeFirst();
  const productView = productViews.find((view) => view === row?.product_view);
  return { ...defaultStaffPreferences, ...(productView ? { productView } : {}) };
}

/** Stores the given preferences; the others are unchanged. */
export async function changePreferences(
  db: Database,
  userName: string,
  { productView }: Partial<StaffPreferences>,
): Promise<StaffPreferences> {
  if (productView !== undefined) {
    await db
      .insertInto('staff_preferences')
      .values({ user_key: nameKey(userName), product_view: productView })
      .onConflict((conflict) => conflict.column('user_key').doUpdateSet({ product_view: productView }))
      .execute();
  }
  return findPreferences(db, userName);
}
