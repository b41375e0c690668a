import { afterEach, expect, it, vi } from 'vitest';

const items = [
  { productId: 2, code: 'EV-BG-M20' },
  { productId: 7, code: '' },
];

/** A document of its own: the items are read once. */
async function openDocument(sessionStorage: unknown) {
  vi.resetModules();
  vi.stubGlobal('window', { sessionStorage });
  return await import('./comparedItems.ts');
}

afterEach(() => vi.unstubAllGlobals());

it('keeps what is compared for the next document of the tab', async () => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  const first = await openDocument(storage);
  expect(first.comparedItems()).toEqual([]);
  first.setComparedItems(items);
  expect(first.comparedItems()).toEqual(items);
  const second = await openDocument(storage);
  expect(second.comparedItems()).toEqual(items);
});

it('keeps it in memory where storage is blocked (O97)', async () => {
  const blocked = {
    get getItem() {
      throw new Error('SecurityError');
    },
  };
  const { setComparedItems, comparedItems } = await openDocument(blocked);
  expect(comparedItems()).toEqual([]);
  setComparedItems(items);
  expect(comparedItems()).toEqual(items);
});

it('adds the items of ticked sizes, and removes them', async () => {
  const { setComparedItems, tickComparedItem, comparedItems } = await openDocument(undefined);
  setComparedItems(items);
  tickComparedItem({ value: '9:EV-PC-25', isTicked: true });
  expect(comparedItems()).toEqual([...items, { productId: 9, code: 'EV-PC-25' }]);
  tickComparedItem({ value: '9:EV-PC-25', isTicked: true });
  expect(comparedItems()).toHaveLength(3);
  tickComparedItem({ value: '2:EV-BG-M20', isTicked: false });
  expect(comparedItems()).toEqual([
    { productId: 7, code: '' },
    { productId: 9, code: 'EV-PC-25' },
  ]);
});
