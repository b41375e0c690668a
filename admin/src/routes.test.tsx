import { createEnquiryAdminClient, createFormsClient } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually, renderRoute } from '../test/renderInDocument.tsx';
import { type ServerApp, startSignedInServer } from '../test/serverApp.ts';
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
import { SearchRoute } from './search/SearchRoute.tsx';
import { SecurityRoute } from './security/SecurityRoute.tsx';
import { SignInRoute } from './signIn/SignInRoute.tsx';
import { StaffRoute } from './staff/StaffRoute.tsx';
import { TablesRoute } from './tables/TablesRoute.tsx';
import { TrashRoute } from './trash/TrashRoute.tsx';
import { categories, pageText, press, products, seed } from '../test/routeSteps.ts';

// The server's app only answers `fetch`.
vi.mock('./data/upload.ts', () => ({
  uploadWithProgress: (url: string, init: RequestInit) => window.fetch(url, init),
}));
vi.mock('@elvora/design-system/Toaster', () => ({ showToast: vi.fn() }));

let server: ServerApp;

beforeEach(async () => {
  server = await startSignedInServer();
  // The document has no database for drafts.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

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
  { path: '/search', element: <SearchRoute />, request: 'misses', failure: 'Out of order' },
  { path: '/tables', element: <TablesRoute />, request: 'table-issues', failure: 'Out of order' },
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
    ['/search', <SearchRoute key="search" />, 'Loading...', 'No missed searches.'],
    ['/tables', <TablesRoute key="tables" />, 'Checking the tables...', 'Nothing to correct here.'],
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

describe('a missing entry', () => {
  it.each([
    ['/categories/:cid', '/categories/999', <CategoriesRoute key="1" />, 'This category no longer exists.'],
    ['/enquiries/:id', '/enquiries/999', <EnquiriesRoute key="2" />, 'This enquiry no longer exists.'],
    ['/products', '/products?edit=999', <ProductsRoute key="3" />, 'This product no longer exists.'],
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
  it('redirects to the page that required it (D-07)', async () => {
    const router = renderRoute({ path: '/sign-in', element: <SignInRoute /> }, '/sign-in?from=%2Ftrash');
    await eventually(() => expect(router.state.location.pathname).toBe('/trash'));
  });

  it('shows the form without a session', async () => {
    server.signOut();
    renderRoute({ path: '/sign-in', element: <SignInRoute /> }, '/sign-in');
    await eventually(() => expect(pageText()).toContain('Manage categories, products and enquiries.'));
  });
});

describe('a change that another user has made meanwhile', () => {
  const statusOption = (name: string) => {
    const option = [...document.querySelectorAll<HTMLElement>('label, button')].find(
      ({ textContent }) => textContent === name,
    );
    if (!option) throw new Error(`There is no status ${name}.`);
    return option;
  };

  it("of the status of an enquiry is shown, and the user's change can be repeated (O43)", async () => {
    await forms.sendContact(message, { idempotencyKey: crypto.randomUUID() });
    const [entry] = (await enquiries.getPage()).items;
    if (!entry) throw new Error('The message was not stored.');
    renderRoute({ path: '/enquiries/:id', element: <EnquiriesRoute /> }, `/enquiries/${entry.id}`);
    await eventually(() => statusOption('Answered'));
    // The page must not receive the change before the click.
    const release = server.hold('GET');
    await enquiries.update({ id: entry.id, version: 1 }, { status: 'closed', note: 'Done' });
    statusOption('Answered').click();
    release();
    await eventually(() => expect(pageText()).toContain('Someone else has saved this in the meantime'));
    expect((await enquiries.get(entry.id)).status).toBe('closed');
    press('Apply my change again');
    await eventually(async () =>
      expect(await enquiries.get(entry.id)).toMatchObject({ status: 'answered', note: 'Done', version: 3 }),
    );
    await eventually(() => expect(pageText()).not.toContain('Someone else has saved this in the meantime'));
  });

  it('of the parent of a category is shown, and can be accepted (O43)', async () => {
    const { category } = await seed();
    const draftOf = (name: string) => ({ name, parentName: null, isActive: true, image: '' });
    await categories.create(draftOf('Accessories'), { idempotencyKey: crypto.randomUUID() });
    await categories.create(draftOf('Fittings'), { idempotencyKey: crypto.randomUUID() });
    const all = await client.get(resources.categoryTree({ scope: 'all' }));
    const close = vi.fn();
    // Node's class accepts no jsdom form, and the dialog reads no values from it.
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
    await eventually(() => expect(pageText()).toContain('Someone else has saved this in the meantime'));
    expect(close).not.toHaveBeenCalled();
    press('Keep theirs');
    await eventually(() => expect(document.querySelector('select')?.value).toBe('Fittings'));
    choose('Accessories');
    document.querySelector<HTMLElement>('button[type=submit]')?.click();
    await eventually(() => expect(close).toHaveBeenCalled());
    expect(await client.get(resources.categoryTree({ scope: 'all' }))).toContainEqual(
      expect.objectContaining({ name: 'Cable Glands', parentName: 'Accessories' }),
    );
  });
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
