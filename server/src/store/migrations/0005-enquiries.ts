import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Enquiries and the mail about them. Rows that refer to an enquiry are erased with it. Attempts are now counted for forms
 * as well as for signing in.
 */
export const enquiries = (kind: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    const id = kind === 'sqlite' ? ('integer' as const) : ('serial' as const);

    await db.schema
      .createTable('enquiries')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('sent_text', 'text', (column) => column.notNull())
      .addColumn('note_text', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('enquiries_received')
      .on('enquiries')
      .columns(['received_at', 'id'])
      .execute();
    await db.schema.createIndex('enquiries_kind').on('enquiries').columns(['kind', 'status']).execute();
    await db.schema.createIndex('enquiries_email').on('enquiries').column('email_key').execute();

    await db.schema
      .createTable('newsletter_addresses')
      .addColumn('email_key', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'integer', (column) =>
        column.notNull().unique().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .execute();

    await db.schema
      .createTable('form_requests')
      .addColumn('request', 'text', (column) => column.primaryKey())
      .addColumn('contents', 'text', (column) => column.notNull())
      .addColumn('enquiry_id', 'integer', (column) =>
        column.notNull().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('form_requests_enquiry').on('form_requests').column('enquiry_id').execute();
    await db.schema.createIndex('form_requests_received').on('form_requests').column('received_at').execute();

    await db.schema
      .createTable('outbox')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('enquiry_id', 'integer', (column) =>
        column.notNull().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('outbox_enquiry').on('outbox').column('enquiry_id').execute();
    await db.schema.createIndex('outbox_due').on('outbox').column('due_at').execute();

    await db.schema.alterTable('sign_in_attempts').renameTo('attempts').execute();
  },
});
