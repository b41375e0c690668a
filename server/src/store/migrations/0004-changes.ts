import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * History, trash and idempotency keys of the catalogue, and the time a picture was stored, so that an upload whose form is
 * not saved yet does not count as unused.
 */
export const changes = (kind: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    const id = kind === 'sqlite' ? ('integer' as const) : ('serial' as const);

    await db.schema
      .createTable('changes')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by_name', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('changes_entry').on('changes').columns(['kind', 'entry_id', 'id']).execute();

    await db.schema
      .createTable('change_pictures')
      .addColumn('change_id', 'integer', (column) =>
        column.notNull().references('changes.id').onDelete('cascade'),
      )
      .addColumn('picture_name', 'text', (column) => column.notNull().references('pictures.name'))
      .addPrimaryKeyConstraint('change_pictures_pk', ['change_id', 'picture_name'])
      .execute();
    await db.schema
      .createIndex('change_pictures_name')
      .on('change_pictures')
      .column('picture_name')
      .execute();

    await db.schema
      .createTable('deletions')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by_name', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('deletions_at').on('deletions').column('at').execute();
    await db.schema
      .createTable('deletion_moves')
      .addColumn('deletion_id', 'integer', (column) =>
        column.notNull().references('deletions.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'integer', (column) => column.notNull())
      .addColumn('to_id', 'integer')
      .addPrimaryKeyConstraint('deletion_moves_pk', ['deletion_id', 'kind', 'entry_id'])
      .execute();
    for (const table of ['categories', 'products']) {
      await db.schema.alterTable(table).addColumn('deletion_id', 'integer').execute();
      await db.schema.createIndex(`${table}_deletion`).on(table).column('deletion_id').execute();
    }

    await db.schema
      .createTable('write_requests')
      .addColumn('request', 'text', (column) => column.primaryKey())
      .addColumn('contents', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('write_requests_at').on('write_requests').column('at').execute();

    await db.schema
      .alterTable('pictures')
      .addColumn('stored_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
});
