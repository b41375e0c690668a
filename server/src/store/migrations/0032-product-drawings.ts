import { drawingDimensions, readSpecification, serializeDrawing } from '@elvora/catalogue/operations';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';
import { firstDrawings } from './firstDrawings.ts';

/**
 * Dimension drawings of products, as JSON. A product with the name of one in the seed gets its drawing if its
 * table has all columns that the drawing refers to.
 */
export const productDrawings: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('products').addColumn('drawing', 'text').execute();
    for (const { names, ...drawing } of firstDrawings) {
      const products = await db
        .selectFrom('products')
        .select(['id', 'data'])
        .where('name', 'in', [...names])
        .execute();
      for (const { id, data } of products) {
        const specification = readSpecification(data);
        if (specification.status !== 'ready') continue;
        const dimensions = drawingDimensions(drawing, specification.table, null);
        if (dimensions.length < Object.keys(drawing.columns).length) continue;
        await db
          .updateTable('products')
          .set({ drawing: serializeDrawing(drawing) })
          .where('id', '=', id)
          .execute();
      }
    }
  },
};
