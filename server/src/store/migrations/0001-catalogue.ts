import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The catalogue, its pictures and staff accounts. The databases differ only in the definition of generated ids. */
export const catalogue = (kind: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    const id = kind === 'sqlite' ? ('integer' as const) : ('serial' as const);

    await db.schema
      .createTable('meta')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('categories')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('parent_id', 'integer', (column) => column.references('categories.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('image', 'text')
      .addColumn('active', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('deleted_at', 'text')
      .execute();
    await db.schema
      .createIndex('categories_name_key')
      .unique()
      .on('categories')
      .column('name_key')
      .where(sql.ref('deleted_at'), 'is', null)
      .execute();
    await db.schema.createIndex('categories_parent').on('categories').column('parent_id').execute();

    await db.schema
      .createTable('category_aliases')
      .addColumn('name_key', 'text', (column) => column.primaryKey())
      .addColumn('category_id', 'integer', (column) =>
        column.notNull().references('categories.id').onDelete('cascade'),
      )
      .execute();

    await db.schema
      .createTable('products')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('category_id', 'integer', (column) => column.references('categories.id'))
      .addColumn('category_name', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('keyword', 'text', (column) => column.notNull())
      .addColumn('bestseller', 'integer', (column) => column.notNull())
      .addColumn('trending', 'integer', (column) => column.notNull())
      .addColumn('data', 'text')
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute();
    await db.schema.createIndex('products_category').on('products').columns(['category_id', 'id']).execute();
    await db.schema.createIndex('products_slug').on('products').column('slug').execute();
    await db.schema.createIndex('products_bestseller').on('products').columns(['bestseller', 'id']).execute();
    await db.schema.createIndex('products_trending').on('products').columns(['trending', 'id']).execute();

    await db.schema
      .createTable('pictures')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('placeholder', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('product_pictures')
      .addColumn('product_id', 'integer', (column) =>
        column.notNull().references('products.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('picture_name', 'text', (column) => column.notNull().references('pictures.name'))
      .addColumn('alt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('product_pictures_pk', ['product_id', 'position'])
      .execute();
    await db.schema
      .createIndex('product_pictures_name')
      .on('product_pictures')
      .column('picture_name')
      .execute();

    await db.schema
      .createTable('site_media')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('picture_name', 'text', (column) => column.notNull().references('pictures.name'))
      .addColumn('alt', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('staff')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('user_key', 'text', (column) => column.notNull().unique())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('disabled_at', 'text')
      .execute();

    await db.schema
      .createTable('staff_sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'integer', (column) =>
        column.notNull().references('staff.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('staff_sessions_staff').on('staff_sessions').column('staff_id').execute();
  },
});
