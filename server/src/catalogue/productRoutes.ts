import { productFlagsSchema, productInputSchema, tableIssueInputSchema } from '@elvora/catalogue/contract';
import { maxNewImages } from '@elvora/catalogue/model';
import type { FastifyInstance } from 'fastify';
import { withMultipartForm } from '../http/multipartForms.ts';
import type { ProductWrites } from './productWrites.ts';
import {
  editorConfig,
  type EntryParams,
  formPayload,
  multipartConfig,
  parseEntryRef,
  readIdempotentRequest,
  requireUserName,
  requireValid,
} from './readWriteRequest.ts';
import { addRestoreRoutes } from './restoreRoutes.ts';
import type { SendWrite } from './sendWrite.ts';

export interface ProductRoutesOptions {
  products: ProductWrites;
  uploadsDir: string;
  sendWrite: SendWrite;
}

/** Creates, changes, deletes and restores products (S-385…S-387). */
export async function productRoutes(
  app: FastifyInstance,
  { products, uploadsDir, sendWrite }: ProductRoutesOptions,
) {
  const productForm = { folder: uploadsDir, field: 'images', maxFiles: maxNewImages };

  app.post('/products', multipartConfig, (request, reply) =>
    sendWrite(reply, 201, () =>
      withMultipartForm(request, productForm, (form) =>
        products.create(
          { input: requireValid(productInputSchema, form.fields), files: form.files },
          requireUserName(request),
          readIdempotentRequest(request, formPayload(form)),
        ),
      ),
    ),
  );
  app.put<EntryParams>('/products/:id', multipartConfig, (request, reply) =>
    sendWrite(reply, 200, () =>
      withMultipartForm(request, productForm, (form) =>
        products.update(
          parseEntryRef(request),
          { input: requireValid(productInputSchema, form.fields), files: form.files },
          requireUserName(request),
          readIdempotentRequest(request, [request.params.id, formPayload(form)]),
        ),
      ),
    ),
  );
  app.patch('/products', { config: editorConfig }, (request, reply) =>
    sendWrite(reply, 200, () =>
      products.setFlags(requireValid(productFlagsSchema, request.body), requireUserName(request)),
    ),
  );
  app.post<EntryParams>('/products/:id/table-corrections', { config: editorConfig }, (request, reply) =>
    sendWrite(reply, 200, () =>
      products.correctTable(
        parseEntryRef(request),
        requireValid(tableIssueInputSchema, request.body).issue,
        requireUserName(request),
      ),
    ),
  );
  app.post<EntryParams>('/products/:id/accepted-issues', { config: editorConfig }, (request, reply) =>
    sendWrite(reply, 200, () =>
      products.acceptIssue(
        parseEntryRef(request),
        requireValid(tableIssueInputSchema, request.body).issue,
        requireUserName(request),
      ),
    ),
  );
  app.delete<EntryParams>('/products/:id', { config: editorConfig }, (request, reply) =>
    sendWrite(reply, 200, () => products.delete(parseEntryRef(request), requireUserName(request))),
  );
  addRestoreRoutes(app, { path: '/products', writes: products, sendWrite });
}
