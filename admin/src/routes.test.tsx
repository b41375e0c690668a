import {
  createCategoryAdminClient,
  createEnquiryAdminClient,
  createFormsClient,
  createProductAdminClient,
} from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import { newProductDraft } from '@elvora/catalogue/fixtures';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually, renderRoute } from '../test/renderInDocument.tsx';
import { type ServerApp, startServerApp } from '../test/serverApp.ts';
import { AuditLogRoute } from './audit/AuditLogRoute.tsx';
import { CategoriesRoute } from './categories/CategoriesRoute.tsx';
import { MoveCategory } from './categories/MoveCategory.tsx';
import { DashboardRoute } from './dashboard/DashboardRoute.tsx';
import { client } from './data/apiClient.ts';
import { EnquiriesRoute } from './enquiries/EnquiriesRoute.tsx';
import { CategoryHistoryRoute } from './history/CategoryHistoryRoute.tsx';
import { ProductHistoryRoute } from './history/ProductHistoryRoute.tsx';
import { NotFoundRoute } from './notFound/NotFoundRoute.tsx';
import { ProductsRoute } from './products/ProductsRoute.tsx';
import { SecurityRoute } from './security/SecurityRoute.tsx';
import { SignInRoute } from './signIn/SignInRoute.tsx';
import { StaffRoute } from './staff/StaffRoute.tsx';
import { TrashRoute } from './trash/TrashRoute.tsx';

// The server's app answers `fetch` alone.
vi.mock('./data/upload.ts', () => ({
  uploadWithProgress: (url: string, init: RequestInit) => window.fetch(url, init),
}));
vi.mock('@elvora/design-system/Toaster', () => ({ showToast: vi.fn() }));

let server: ServerApp;

beforeEach(async () => {
  server = await startServerApp();
  await server.signIn();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The document has no database for drafts.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const categories = createCategoryAdminClient(client);
const products = createProductAdminClient(client);
const enquiries = createEnquiryAdminClient(client);
const forms = createFormsClient(client);
const message = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phoneCode: '',
  phone: '',
  message: 'Hello',
  subject: '',
};
const draft = newProductDraft({ name: 'Brass Cable Gland', category: 'Cable Glands' });

/** Stores one category with one product. */
async function seed() {
  const glands = { name: 'Cable Glands', parentName: null, isActive: true, image: '' };
  await categories.create(glands, { requestId: crypto.randomUUID() });
  await products.create({ draft, images: [] }, { requestId: crypto.randomUUID() });
  const [category] = await client.get(resources.categoryTree({ scope: 'all' }));
  const [product] = await products.getAll();
  if (!category || !product) throw new Error('The seed was not stored.');
  return { category, product };
}

const pageText = () => document.body.textContent;

function press(name: string) {
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  const button = buttons.find((candidate) =>
    [candidate.textContent, candidate.getAttribute('aria-label')].includes(name),
  );
  if (!button) throw new Error(`There is no button "${name}".`);
  button.click();
}

/** Chooses an option of the only select, as a user does. */
function choose(value: string) {
  const select = document.querySelector('select');
  if (!select) throw new Error('There is no select.');
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const routes = [
  {
    path: '/dashboard',
    element: <DashboardRoute />,
    request: 'summary',
    failure: 'The counts could not be loaded.',
  },
  { path: '/categories', element: <CategoriesRoute />, request: 'categor', failure: 'Out of order' },
  { path: '/products', element: <ProductsRoute />, request: 'products', failure: 'Out of order' },
  { path: '/enquiries', element: <EnquiriesRoute />, request: 'enquiries', failure: 'Out of order' },
  { path: '/trash', element: <TrashRoute />, request: 'trash', failure: 'Out of order' },
  { path: '/staff', element: <StaffRoute />, request: 'accounts', failure: 'Out of order' },
  { path: '/audit-log', element: <AuditLogRoute />, request: 'audit-log', failure: 'Out of order' },
  { path: '/security', element: <SecurityRoute />, request: 'security', failure: 'Out of order' },
] as const;

describe('every list', () => {
  it.each(routes)('shows the failure of $path, and retries', async ({ path, element, request, failure }) => {
    server.fail(request, 400, 'Out of order');
    renderRoute({ path, element }, path);
    await eventually(() => expect(pageText()).toContain(failure));
    const before = server.requests.length;
    server.restore();
    press('Retry');
    await eventually(() => {
      expect(server.requests.length).toBeGreaterThan(before);
      expect(document.body.textContent).not.toContain(failure);
    });
  });

  it.each([
    ['/categories', <CategoriesRoute key="categories" />, 'Loading categories...', 'Cable Glands'],
    ['/products', <ProductsRoute key="products" />, 'Loading products...', 'Brass Cable Gland'],
    ['/enquiries', <EnquiriesRoute key="enquiries" />, 'Loading enquiries...', 'No enquiries here.'],
    ['/trash', <TrashRoute key="trash" />, 'Loading the trash...', 'The trash is empty.'],
    ['/staff', <StaffRoute key="staff" />, 'Loading accounts...', 'admin'],
    ['/audit-log', <AuditLogRoute key="audit" />, 'Loading the audit log...', 'Signed in'],
    ['/security', <SecurityRoute key="security" />, 'Loading your account...', 'This session'],
  ])('%s is loading, then ready', async (path, element, loading, ready) => {
    await seed();
    const release = server.hold('GET');
    renderRoute({ path, element }, path);
    await eventually(() => expect(pageText()).toContain(loading));
    release();
    await eventually(() => expect(pageText()).toContain(ready));
  });

  it('shows the counts of the dashboard (S-267)', async () => {
    await seed();
    renderRoute({ path: '/dashboard', element: <DashboardRoute /> }, '/dashboard');
    await eventually(() => expect(pageText()).toContain('Total Products'));
    await eventually(() =>
      expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
        '1',
        '1',
        '0',
        '0',
      ]),
    );
  });
});

describe('what does not exist', () => {
  it.each([
    [
      '/categories/:cid',
      '/categories/999',
      <CategoriesRoute key="1" />,
      'This category does not exist any more.',
    ],
    ['/enquiries/:id', '/enquiries/999', <EnquiriesRoute key="2" />, 'This enquiry does not exist any more.'],
    ['/products', '/products?edit=999', <ProductsRoute key="3" />, 'This product does not exist any more.'],
    ['*', '/nowhere', <NotFoundRoute key="4" />, 'This page does not exist or has moved.'],
  ])('is reported at %s', async (path, url, element, message) => {
    renderRoute({ path, element }, url);
    await eventually(() => expect(pageText()).toContain(message));
  });
});

describe('histories', () => {
  it('list the changes of a product and of a category', async () => {
    const { category, product } = await seed();
    renderRoute(
      { path: '/products/:id/history', element: <ProductHistoryRoute /> },
      `/products/${product.id}/history`,
    );
    await eventually(() => expect(pageText()).toContain('History: Brass Cable Gland'));
    renderRoute(
      { path: '/categories/:cid/history', element: <CategoryHistoryRoute /> },
      `/categories/${category.id}/history`,
    );
    await eventually(() => expect(pageText()).toContain('History: Cable Glands'));
    await eventually(() => expect(pageText()).toContain('Created'));
  });
});

describe('signing in', () => {
  it('leads on to the page that asked for it (D-07)', async () => {
    const router = renderRoute({ path: '/sign-in', element: <SignInRoute /> }, '/sign-in?from=%2Ftrash');
    await eventually(() => expect(router.state.location.pathname).toBe('/trash'));
  });

  it('shows the form without a session', async () => {
    server.signOut();
    renderRoute({ path: '/sign-in', element: <SignInRoute /> }, '/sign-in');
    await eventually(() => expect(pageText()).toContain('Manage categories, products and enquiries.'));
  });
});

describe('a change that somebody else has made meanwhile', () => {
  const statusOption = (name: string) => {
    const option = [...document.querySelectorAll<HTMLElement>('label, button')].find(
      ({ textContent }) => textContent === name,
    );
    if (!option) throw new Error(`There is no status ${name}.`);
    return option;
  };

  it('of the status of an enquiry is shown, and the own one can be repeated (O43)', async () => {
    await forms.sendContact(message, { requestId: crypto.randomUUID() });
    const [entry] = (await enquiries.getPage()).items;
    if (!entry) throw new Error('The message was not stored.');
    renderRoute({ path: '/enquiries/:id', element: <EnquiriesRoute /> }, `/enquiries/${entry.id}`);
    await eventually(() => statusOption('Answered'));
    // The page must not hear of the change before the click.
    const release = server.hold('GET');
    await enquiries.update({ id: entry.id, version: 1 }, { status: 'closed', note: 'Done' });
    statusOption('Answered').click();
    release();
    await eventually(() => expect(pageText()).toContain('Somebody else has saved this meanwhile'));
    expect((await enquiries.get(entry.id)).status).toBe('closed');
    press('Repeat my change');
    await eventually(async () =>
      expect(await enquiries.get(entry.id)).toMatchObject({ status: 'answered', note: 'Done', version: 3 }),
    );
    await eventually(() => expect(pageText()).not.toContain('Somebody else has saved this meanwhile'));
  });

  it('of the place of a category is shown, and theirs can be taken over (O43)', async () => {
    const { category } = await seed();
    const draftOf = (name: string) => ({ name, parentName: null, isActive: true, image: '' });
    await categories.create(draftOf('Accessories'), { requestId: crypto.randomUUID() });
    await categories.create(draftOf('Fittings'), { requestId: crypto.randomUUID() });
    const all = await client.get(resources.categoryTree({ scope: 'all' }));
    const close = vi.fn();
    // Node's takes no form of jsdom, and the dialog reads no values from it.
    vi.stubGlobal('FormData', class Form extends Map {});
    onTestFinished(() => void vi.unstubAllGlobals());
    renderRoute(
      { path: '/', element: <MoveCategory categories={all} category={category} onClose={close} /> },
      '/',
    );
    await eventually(() => expect(document.querySelector('select')).not.toBeNull());
    await categories.move({ id: category.id, version: category.version }, 'Fittings');
    choose('Accessories');
    document.querySelector<HTMLElement>('button[type=submit]')?.click();
    await eventually(() => expect(pageText()).toContain('Somebody else has saved this meanwhile'));
    expect(close).not.toHaveBeenCalled();
    press('Take over theirs');
    await eventually(() => expect(document.querySelector('select')?.value).toBe('Fittings'));
    choose('Accessories');
    document.querySelector<HTMLElement>('button[type=submit]')?.click();
    await eventually(() => expect(close).toHaveBeenCalled());
    expect(await client.get(resources.categoryTree({ scope: 'all' }))).toContainEqual(
      expect.objectContaining({ name: 'Cable Glands', parentName: 'Accessories' }),
    );
  });
});

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
const field = (name: string) => {
  const input = dialog()?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`The dialog has no field "${name}".`);
  return input;
};

/** Types as a person does; React only sees the change of a value that was set by the element's own setter. */
function type(name: string, text: string) {
  const input = field(name);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A button that can be busy holds both of its labels. */
const updateButton = 'Update ProductSaving...';

/** Goes to another step and waits until it is shown. */
async function goToStep(button: 'Next' | 'Previous', step: string) {
  press(button);
  await eventually(() =>
    expect(dialog()?.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toContain(step),
  );
}

describe('a dialog and the history of the browser', () => {
  const productsRoute = { path: '/products', element: <ProductsRoute /> };

  it('closes on Back, and the page stays', async () => {
    await seed();
    const router = renderRoute(productsRoute, '/products');
    await eventually(() => expect(pageText()).toContain('Brass Cable Gland'));
    press('Edit Product: Brass Cable Gland');
    await eventually(() => expect(field('name').value).toBe('Brass Cable Gland'));
    await router.navigate(-1);
    await eventually(() => expect(dialog()).toBeNull());
    expect(router.state.location.pathname).toBe('/products');
  });

  it('asks on Back before changes are discarded', async () => {
    await seed();
    const router = renderRoute(productsRoute, '/products');
    await eventually(() => expect(pageText()).toContain('Brass Cable Gland'));
    press('Edit Product: Brass Cable Gland');
    await eventually(() => type('name', 'Gland'));
    await eventually(() => expect(field('name').value).toBe('Gland'));
    await router.navigate(-1);
    await eventually(() => expect(pageText()).toContain('Discard your changes?'));
    press('Keep editing');
    await eventually(() => expect(pageText()).not.toContain('Discard your changes?'));
    expect(field('name').value).toBe('Gland');
    await router.navigate(-1);
    await eventually(() => press('Discard changes'));
    await eventually(() => expect(dialog()).toBeNull());
    expect(router.state.location.pathname).toBe('/products');
  });

  it('leaves no entry behind when it is closed', async () => {
    await seed();
    const router = renderRoute(productsRoute, '/products?query=gland');
    await eventually(() => expect(pageText()).toContain('Brass Cable Gland'));
    const { key } = router.state.location;
    press('Edit Product: Brass Cable Gland');
    await eventually(() => expect(router.state.location.key).not.toBe(key));
    await eventually(() => press('Cancel'));
    await eventually(() => expect(router.state.location.key).toBe(key));
    expect(dialog()).toBeNull();
  });
});

/** The table editor measures its surroundings, which have no layout here. */
function stubLayout() {
  const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => query);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('a product that somebody else deletes', () => {
  it.each(['opened from the list', 'opened by its address'])(
    'keeps the form with what was typed when %s, and can be saved as a new one',
    async (opened) => {
      stubLayout();
      const { product } = await seed();
      const isByAddress = opened === 'opened by its address';
      renderRoute(
        { path: '/products', element: <ProductsRoute /> },
        isByAddress ? `/products?edit=${product.id}` : '/products',
      );
      await eventually(() => expect(pageText()).toContain('Brass Cable Gland'));
      if (!isByAddress) press('Edit Product: Brass Cable Gland');
      await eventually(() => type('name', 'Typed meanwhile'));
      await products.delete(product.id);
      await goToStep('Next', 'Images');
      await goToStep('Next', 'Specifications');
      await eventually(() => {
        const message = 'Somebody has deleted this product meanwhile.';
        // A refetch may say so before anything is saved.
        if (!pageText().includes(message)) press(updateButton);
        expect(pageText()).toContain(message);
      });
      // The lists have been fetched again, and say so, too.
      await eventually(() => expect(pageText()).toContain('No products found.'));
      await goToStep('Previous', 'Images');
      await goToStep('Previous', 'Basic Info');
      expect(field('name').value).toBe('Typed meanwhile');
      press('Save as new product');
      await eventually(() => expect(dialog()).toBeNull());
      const [saved] = await products.getAll();
      expect(saved).toMatchObject({ name: 'Typed meanwhile', version: 1 });
      expect(saved?.id).not.toBe(product.id);
    },
  );
});

describe('saving', () => {
  it('restores an item of the trash and removes it from the list (D-25)', async () => {
    const { product } = await seed();
    await products.delete(product.id);
    renderRoute({ path: '/trash', element: <TrashRoute /> }, '/trash');
    await eventually(() => expect(pageText()).toContain('Brass Cable Gland'));
    const release = server.hold('restore');
    press('Restore Brass Cable Gland');
    await eventually(() => expect(document.querySelector('button[aria-disabled]')).not.toBeNull());
    release();
    await eventually(() => expect(pageText()).toContain('The trash is empty.'));
    expect(await products.getAll()).toHaveLength(1);
  });
});
