import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../src/store/database.ts';
import { openPostgresWithoutTimeouts } from '../../src/store/postgres.ts';

/** Rows of one statement. */
const rowsPerInsert = 200;

interface Line {
  line: string;
}

/** Objects of the database's own: those of extensions come with `create extension`. */
const isOwn = (catalog: string, oid: string) =>
  sql`not exists (select from pg_depend
    where classid = ${sql.lit(catalog)}::regclass and objid = ${sql.ref(oid)} and deptype = 'e')`;

const ownTables = sql<{ relname: string }>`select c.oid, c.relname from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and ${isOwn('pg_class', 'c.oid')}`;

const extensions = sql<Line>`select format('create extension if not exists %I;', extname) as line
  from pg_extension where extname <> 'plpgsql' order by extname`;

const sequences = sql<Line>`select format('create sequence %I as %s start %s increment %s;', sequencename, data_type, start_value,
    increment_by) as line
  from pg_sequences where schemaname = 'public' order by sequencename`;

const functions = sql<Line>`select pg_get_functiondef(p.oid) || ';' as line
  from pg_proc p where p.pronamespace = 'public'::regnamespace and ${isOwn('pg_proc', 'p.oid')} order by p.proname`;

const tables = sql<Line>`select format(E'create table %I (\\n  %s\\n);', t.relname, string_agg(
    format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
      coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''), case when a.attnotnull then ' not null' else '' end),
    E',\\n  ' order by a.attnum)) as line
  from (${ownTables}) t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  group by t.relname order by t.relname`;

const sequenceOwners = sql<Line>`select format('alter sequence %I owned by %I.%I;', s.relname, t.relname, a.attname) as line
  from pg_depend d
  join pg_class s on s.oid = d.objid and s.relkind = 'S'
  join (${ownTables}) t on t.oid = d.refobjid
  join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  where d.deptype = 'a' order by s.relname`;

const sequenceValues = sql<Line>`select format('select setval(%L, %s, %L);', sequencename, coalesce(last_value, start_value),
    last_value is not null) as line
  from pg_sequences where schemaname = 'public' order by sequencename`;

/** Primary and unique keys come before the foreign keys that need them. Columns state `not null` themselves. */
const constraints = sql<Line>`select format('alter table %I add constraint %I %s;', t.relname, c.conname, pg_get_constraintdef(c.oid)) as line
  from pg_constraint c join (${ownTables}) t on t.oid = c.conrelid
  where c.contype <> 'n' order by c.contype = 'f', t.relname, c.conname`;

const indexes = sql<Line>`select pg_get_indexdef(i.indexrelid) || ';' as line
  from pg_index i join (${ownTables}) t on t.oid = i.indrelid
  where not exists (select from pg_constraint where conindid = i.indexrelid and contype <> 'f') order by 1`;

const triggers = sql<Line>`select pg_get_triggerdef(g.oid) || ';' as line
  from pg_trigger g join (${ownTables}) t on t.oid = g.tgrelid where not g.tgisinternal order by 1`;

/** All objects of the schema, of any kind: those that the queries above do not cover would be missing from a copy. */
const inventory = sql<Line>`select format('relation %s %s', relkind, relname) as line from pg_class c
    where relnamespace = 'public'::regnamespace and ${isOwn('pg_class', 'c.oid')}
  union all select format('column %s.%s %s %s', relname, attname, attidentity, attgenerated) from pg_attribute
    join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
      and not attisdropped
  union all select format('function %s', proname) from pg_proc p
    where pronamespace = 'public'::regnamespace and ${isOwn('pg_proc', 'p.oid')}
  union all select format('type %s', typname) from pg_type t
    where typnamespace = 'public'::regnamespace and ${isOwn('pg_type', 't.oid')}
  union all select format('trigger %s', tgname) from pg_trigger where not tgisinternal
  order by 1`;

/**
 * Dumps a database as SQL, like `pg_dump`, which the PostgreSQL of the tests lacks. Supports the kinds of
 * objects that migrations create; `inventory` shows whether a copy has all of them.
 */
export const dumpPostgres = (databaseUrl: string): Promise<string> =>
  withDatabase(databaseUrl, async (db) => {
    const inserts: string[] = [];
    const { rows } = await sql<{ relname: string }>`${ownTables} order by relname`.execute(db);
    for (const { relname } of rows) inserts.push(...(await insertsOf(db, relname)));
    return [
      // A function may name tables that come later.
      'set check_function_bodies = off;',
      ...(await readLines(db, extensions)),
      ...(await readLines(db, sequences)),
      ...(await readLines(db, functions)),
      ...(await readLines(db, tables)),
      ...(await readLines(db, sequenceOwners)),
      ...inserts,
      ...(await readLines(db, sequenceValues)),
      ...(await readLines(db, constraints)),
      ...(await readLines(db, indexes)),
      ...(await readLines(db, triggers)),
      '',
    ].join('\n');
  });

const readLines = async (db: Database, query: RawBuilder<Line>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ line }) => line);

/** Returns statements that insert all rows of a table. */
async function insertsOf(db: Database, table: string): Promise<string[]> {
  const { rows: columns } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${pg.escapeIdentifier(table)}::regclass and attnum > 0 and not attisdropped
    order by attnum`.execute(db);
  const literals = columns.map(({ name }) => sql`quote_nullable(${sql.ref(name)}::text)`);
  const lines = await readLines(
    db,
    sql<Line>`select '(' || ${sql.join(literals, sql` || ', ' || `)} || ')' as line
      from ${sql.table(table)} order by ${sql.ref(columns[0]?.name ?? '')}, ctid`,
  );
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  const head = ['insert into', pg.escapeIdentifier(table), `(${names})`, 'values\n'].join(' ');
  return Array.from(
    { length: Math.ceil(lines.length / rowsPerInsert) },
    (_value, index) =>
      `${head}${lines.slice(index * rowsPerInsert, (index + 1) * rowsPerInsert).join(',\n')};`,
  );
}

/** Runs a dump in an empty database. */
export const restorePostgres = (databaseUrl: string, dump: string): Promise<void> =>
  withDatabase(databaseUrl, async (db) => void (await sql.raw(dump).execute(db)));

/** Names every object of a database's schema, for comparing a copy with its original. */
export const listObjects = (databaseUrl: string): Promise<string[]> =>
  withDatabase(databaseUrl, (db) => readLines(db, inventory));

async function withDatabase<Result>(
  databaseUrl: string,
  action: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openPostgresWithoutTimeouts(databaseUrl);
  return action(db).finally(close);
}
