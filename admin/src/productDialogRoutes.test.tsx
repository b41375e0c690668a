import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually, renderRoute } from '../test/renderInDocument.tsx';
import { startSignedInServer } from '../test/serverApp.ts';
import { ProductsRoute } from './products/ProductsRoute.tsx';
import { pageText, press, products, seed } from '../test/routeSteps.ts';

// The server's app only answers `fetch`.
vi.mock('./data/upload.ts', () => ({
  uploadWithProgress: (url: string, init: RequestInit) => window.fetch(url, init),
}));
vi.mock('@elvora/design-system/Toaster', () => ({ showToast: vi.fn() }));

beforeEach(async () => {
  await startSignedInServer();
  // The document has no database for drafts.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
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

/** A button that can be busy contains both of its labels. */
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
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Edit Product: Brass Cable Gland');
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

describe('a product that another user deletes', () => {
  it.each(['opened from the list', 'opened by its address'])(
    'keeps the form and its values when %s, and can be saved as a new one',
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
        const message = 'Someone has deleted this product in the meantime.';
        // A refetch may already show the message before anything is saved.
        if (!pageText().includes(message)) press(updateButton);
        expect(pageText()).toContain(message);
      });
      // The refetched lists show it, too.
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
