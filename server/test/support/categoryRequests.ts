import { type CatalogueApp, catalogueApp, fieldParts, multipartForm } from './catalogueApp.ts';
import { type DatabaseKind, testStore } from './testDatabases.ts';

type Requests = Pick<CatalogueApp, 'inject'>;

/** Opens an empty catalogue whose version is not zero, so that rejected writes show as an unchanged version. */
export async function categoryApp(kind: DatabaseKind) {
  const store = await testStore(kind);
  await store.write(async () => undefined);
  return { store, ...(await catalogueApp(store)) };
}

export const categoryBody = (cname: string, cparentname = '') => ({
  case: 'add_category',
  cname,
  cparentname,
  cactive: 1,
  cimage: '',
});

export const createCategory = (
  { inject }: Requests,
  cname: string,
  cparentname = '',
  headers: Record<string, string> = {},
) =>
  inject({ method: 'POST', url: '/backend/categories', payload: categoryBody(cname, cparentname), headers });

/** Creates nested categories and returns the id of the last. */
export async function createNestedCategories(app: Requests, ...names: readonly string[]): Promise<number> {
  let id = 0;
  for (const [index, name] of names.entries()) {
    id = (await createCategory(app, name, names[index - 1])).json().data.id;
  }
  return id;
}

export async function createProductIn({ inject }: Requests, name: string, category: string): Promise<number> {
  const response = await inject({
    method: 'POST',
    url: '/backend/products',
    ...multipartForm(
      fieldParts({
        name,
        category_id: category,
        keyword: 'x',
        description: 'x',
        bestseller: '0',
        trending: '0',
      }),
    ),
  });
  return response.json().data.id;
}

/** Returns the paths of all categories and products, as staff see them. */
export async function catalogueTree({ inject }: Requests) {
  const categories = await inject({ url: '/backend/categories?case=get_category_tree&scope=all' });
  const products = await inject({ url: '/backend/products?scope=all' });
  return {
    categories: categories.json().data.map(({ path }: { path: string[] }) => path.join(' > ')),
    products: Object.fromEntries(
      products
        .json()
        .data.map(({ name, category_path }: { name: string; category_path: string[] }) => [
          name,
          category_path.join(' > '),
        ]),
    ),
  };
}

export const moveCategory = (
  { inject }: Requests,
  id: number,
  cparentname: string,
  headers: Record<string, string> = {},
) => inject({ method: 'POST', url: `/backend/categories/${id}/move`, payload: { cparentname }, headers });

export const deleteCategory = ({ inject }: Requests, id: number, query = '') =>
  inject({ method: 'DELETE', url: `/backend/categories/${id}${query}` });

export const restoreCategory = ({ inject }: Requests, id: number) =>
  inject({ method: 'POST', url: `/backend/categories/${id}/restore` });
