import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What staff did and from where, and what browsers reported as blocked by the content security policy. */
export const auditLog = (kind: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    const id = kind === 'sqlite' ? ('integer' as const) : ('serial' as const);
    await db.schema
      .createTable('audit_events')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('audit_events_action').on('audit_events').columns(['action', 'id']).execute();
    await db.schema
      .createTable('csp_reports')
      .addColumn('directive', 'text', (column) => column.notNull())
      .addColumn('blocked', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('reports', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('csp_reports_pk', ['directive', 'blocked', 'page'])
      .execute();
  },
});
