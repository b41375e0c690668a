import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';
import type { OpenDatabase } from '../sqlite.ts';

/**
 * Files that came with quote requests. They are in the database, so that they are stored, backed up, shared by all servers and
 * erased together with their enquiry.
 */
export const enquiryAttachments = (kind: OpenDatabase['kind']): Migration => ({
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('enquiry_attachments')
      .addColumn('enquiry_id', 'integer', (column) =>
        column.primaryKey().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('content', kind === 'sqlite' ? 'blob' : sql`bytea`, (column) => column.notNull())
      .execute();
  },
});
