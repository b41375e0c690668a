import { sql } from 'kysely';
import { CliError } from '../cliError.ts';
import { openSqliteFile } from '../store/sqlite.ts';

/** Contents of a database file. */
export interface DatabaseContents {
  rows: Record<string, number>;
  /** Names of the pictures it refers to. */
  pictures: string[];
}

/** Checks the integrity of a database file and counts its rows. Throws `CliError` when it is damaged. */
export async function inspectDatabase(file: string): Promise<DatabaseContents> {
  const { db, close } = openSqliteFile(file, { readOnly: true });
  try {
    const checks = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db);
    const violations = await sql`PRAGMA foreign_key_check`.execute(db);
    if (checks.rows[0]?.integrity_check !== 'ok' || violations.rows.length > 0) {
      throw new CliError(`The database in ${file} is damaged.`);
    }
    const tables = await db.introspection.getTables();
    const rows: Record<string, number> = {};
    for (const { name } of tables) {
      const result = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
        db,
      );
      rows[name] = result.rows[0]?.count ?? 0;
    }
    const pictures = await db.selectFrom('pictures').select('name').execute();
    return { rows, pictures: pictures.map(({ name }) => name) };
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    throw new CliError(`The database in ${file} cannot be read.`, { cause });
  } finally {
    await close();
  }
}

/** Returns a line for each picture with the database entries that use it. */
export async function describePictures(file: string, names: readonly string[]): Promise<string[]> {
  const { db, close } = openSqliteFile(file, { readOnly: true });
  try {
    const lines: string[] = [];
    for (const name of names) {
      const products = await db
        .selectFrom('product_pictures')
        .innerJoin('products', 'products.id', 'product_pictures.product_id')
        .select(['products.id', 'products.name'])
        .where('picture_name', '=', name)
        .orderBy('products.id')
        .execute();
      const categories = await db.selectFrom('categories').select('name').where('image', '=', name).execute();
      const site = await db
        .selectFrom('site_media')
        .select('path')
        .where('picture_name', '=', name)
        .execute();
      const uses = [
        ...products.map((product) => `product ${product.id} ${product.name}`),
        ...categories.map((category) => `category ${category.name}`),
        ...site.map(({ path }) => `the site's ${path}`),
      ];
      lines.push(`${name}: ${uses.length === 0 ? 'in the history only' : uses.join(', ')}`);
    }
    return lines;
  } finally {
    await close();
  }
}
