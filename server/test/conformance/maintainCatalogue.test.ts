import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { maintainCatalogue } from '../../src/catalogue/maintainCatalogue.ts';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import { catalogueApp, fieldParts, multipartForm, imagePart } from '../support/catalogueApp.ts';
import { passthroughEncoder } from '../support/passthroughEncoder.ts';
import { type DatabaseKind, databaseKinds, testStore } from '../support/testDatabases.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

const fields = {
  name: 'Relay',
  category_id: 'Relays',
  keyword: 'x',
  description: 'x',
  bestseller: '0',
  trending: '0',
};

/** Opens a catalogue with a real media folder and a controlled clock. */
async function maintainedCatalogue(kind: DatabaseKind) {
  const store = await testStore(kind);
  const folder = await mkdtemp(join(tmpdir(), 'elvora-maintenance-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'media'));
  const media = createMediaLibrary(join(folder, 'media'), { encoder: passthroughEncoder });
  const uploadsDir = join(folder, 'uploads');
  let elapsedMs = 0;
  const now = () => new Date(Date.now() + elapsedMs);
  const { app, inject } = await catalogueApp(store, { media, now });
  await inject({
    method: 'POST',
    url: '/backend/categories',
    payload: { case: 'add_category', cname: 'Relays', cparentname: '', cactive: 1, cimage: '' },
  });
  const files = async () => (await readdir(media.root)).filter((name) => name.endsWith('.jpg')).toSorted();
  return {
    store,
    app,
    inject,
    media,
    uploadsDir,
    files,
    advance: (ms: number) => (elapsedMs += ms),
    maintain: () => maintainCatalogue({ store, media, uploadsDir, now }),
    async create(...pictures: string[]): Promise<number> {
      const parts = [...fieldParts(fields), ...pictures.map((bytes) => imagePart(bytes))];
      return (await inject({ method: 'POST', url: '/backend/products', ...multipartForm(parts) })).json().data
        .id;
    },
    /** Returns the names of all pictures of products. */
    async pictureNames(): Promise<string[]> {
      const { data } = (await inject({ url: '/backend/products?scope=all' })).json();
      return data.flatMap(({ images }: { images: string }) => images.split(',').filter(Boolean));
    },
  };
}

describe.each(databaseKinds)('maintenance on %s (O47)', (kind) => {
  it('hides entries after 30 days in the trash, and erases them with their pictures after 7 more (D-25)', async () => {
    const { inject, create, maintain, advance, files, store, media } = await maintainedCatalogue(kind);
    const id = await create('one');
    await create('two');
    await inject({ method: 'DELETE', url: `/backend/products/${id}` });
    advance(29 * day);
    await maintain();
    expect((await inject({ url: '/backend/trash' })).json().data).toHaveLength(1);
    expect(await files()).toHaveLength(2);

    const version = await store.catalogueVersion();
    advance(2 * day);
    await maintain();
    expect((await inject({ url: '/backend/trash' })).json().data).toEqual([]);
    expect((await inject({ url: `/backend/products/${id}/history` })).json().data).toEqual([]);
    expect((await inject({ method: 'POST', url: `/backend/products/${id}/restore` })).statusCode).toBe(404);
    expect(await files()).toHaveLength(2);
    advance(7 * day);
    await maintain();
    expect((await inject({ method: 'POST', url: `/backend/products/${id}/restore` })).statusCode).toBe(404);
    expect(await files()).toHaveLength(1);
    // Visible content is unchanged, so no page has to be rendered again.
    expect(await store.catalogueVersion()).toBe(version);
    await media.close();
  });

  it('shows entries in the trash again that a wrong clock has hidden', async () => {
    const { inject, create, maintain, advance } = await maintainedCatalogue(kind);
    const id = await create();
    await inject({ method: 'DELETE', url: '/backend/categories/1?children=delete' });
    advance(44 * day);
    await maintain();
    expect((await inject({ url: '/backend/trash' })).json().data).toEqual([]);
    expect((await inject({ url: '/backend/categories/1/history' })).json().data).toEqual([]);
    expect((await inject({ method: 'POST', url: '/backend/categories/1/restore' })).statusCode).toBe(404);
    advance(-44 * day);
    await maintain();
    expect((await inject({ url: '/backend/trash' })).json().data).toHaveLength(1);
    expect((await inject({ url: `/backend/products/${id}/history` })).json().data).toHaveLength(2);
    expect((await inject({ method: 'POST', url: '/backend/categories/1/restore' })).statusCode).toBe(200);
  });

  it('erases a category with its descendants; remaining products keep its name (D-44)', async () => {
    const { inject, create, maintain, advance } = await maintainedCatalogue(kind);
    const id = await create();
    await inject({ method: 'DELETE', url: '/backend/categories/1?children=move' });
    advance(31 * day);
    await maintain();
    expect((await inject({ url: '/backend/products?scope=all' })).json().data).toMatchObject([
      { id, category_id: 'Relays', category_path: [] },
    ]);
    expect((await inject({ method: 'POST', url: '/backend/categories/1/restore' })).statusCode).toBe(404);
  });

  it('keeps a picture while a product, its history or a category refers to it (O22)', async () => {
    const { inject, create, maintain, advance, files, app } = await maintainedCatalogue(kind);
    const first = await create('one');
    const second = await create('one');
    await inject({ method: 'DELETE', url: `/backend/products/${first}` });
    advance(31 * day);
    await maintain();
    expect(await files()).toHaveLength(1);

    // Removed from the product, but still in its history.
    await inject({ method: 'PUT', url: `/backend/products/${second}`, ...multipartForm(fieldParts(fields)) });
    advance(2 * day);
    await maintain();
    const [name] = await files();
    expect(name).toBeDefined();
    await inject({ method: 'DELETE', url: `/backend/products/${second}` });
    const category = {
      case: 'add_category',
      cname: 'A',
      cparentname: '',
      cactive: 1,
      cimage: `/media/${name}`,
    };
    await inject({ method: 'POST', url: '/backend/categories', payload: category });
    advance(31 * day);
    await maintain();
    expect(await files()).toEqual([name]);
    expect((await app.inject('/backend/categories')).json().data).toMatchObject([
      { cname: 'A', picture: { name } },
      { cname: 'Relays' },
    ]);
  });

  it('keeps an uploaded picture for a day until its form is saved (D-55)', async () => {
    const { inject, maintain, advance, files } = await maintainedCatalogue(kind);
    const upload = () =>
      inject({
        method: 'POST',
        url: '/backend/pictures',
        ...multipartForm([{ name: 'image', value: 'one', fileName: 'a.jpg' }]),
      });
    await upload();
    advance(23 * hour);
    await maintain();
    expect(await files()).toHaveLength(1);
    // Another upload renews its time.
    await upload();
    advance(23 * hour);
    await maintain();
    expect(await files()).toHaveLength(1);
    advance(2 * hour);
    await maintain();
    expect(await files()).toEqual([]);
  });

  it('removes unreferenced files and interrupted uploads after an hour (O24)', async () => {
    const { maintain, advance, create, files, media, uploadsDir, pictureNames } =
      await maintainedCatalogue(kind);
    await create('one');
    const stray = join(media.root, `${'0'.repeat(32)}.jpg`);
    const variants = join(media.root, 'variants', '1'.repeat(32));
    const form = join(uploadsDir, 'form-abc');
    await writeFile(stray, 'x');
    await mkdir(variants, { recursive: true });
    await mkdir(form, { recursive: true });
    await writeFile(join(form, '0'), 'x');
    await maintain();
    expect(await files()).toHaveLength(2);
    expect(await readdir(uploadsDir)).toContain('form-abc');
    advance(61 * 60_000);
    await maintain();
    expect(await files()).toEqual(await pictureNames());
    expect(await readdir(join(media.root, 'variants'))).toEqual([]);
    expect(await readdir(uploadsDir)).toEqual([]);
  });

  it('never removes a referenced file during concurrent writes (O25)', async () => {
    const { inject, maintain, create, files, media, pictureNames, advance } = await maintainedCatalogue(kind);
    // All files count as old, so only the order of deleting rows and files protects them.
    advance(40 * day);
    const age = async () => {
      const then = new Date(Date.now() - day);
      for (const name of await files())
        await utimes(join(media.root, name), then, then).catch(() => undefined);
    };
    const step = fc.oneof(
      fc.record({ kind: fc.constant('upload' as const), bytes: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ kind: fc.constant('delete' as const), which: fc.nat(5) }),
      fc.record({ kind: fc.constant('maintain' as const) }),
      fc.record({ kind: fc.constant('wait' as const) }),
    );
    const perform = async (one: Step) => {
      if (one.kind === 'upload') await create(one.bytes);
      else if (one.kind === 'maintain') await maintain();
      else if (one.kind === 'wait') {
        advance(31 * day);
        await age();
      } else {
        const { data } = (await inject({ url: '/backend/products?scope=all' })).json();
        const id = data[one.which % Math.max(1, data.length)]?.id;
        if (id !== undefined) await inject({ method: 'DELETE', url: `/backend/products/${id}` });
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        for (let at = 0; at < steps.length; at += 4) await Promise.all(steps.slice(at, at + 4).map(perform));
        const lying = new Set(await files());
        expect((await pictureNames()).filter((name) => !lying.has(name))).toEqual([]);
      }),
      { numRuns: kind === 'sqlite' ? 40 : 15 },
    );
  });
});

type Step =
  | { kind: 'upload'; bytes: string }
  | { kind: 'delete'; which: number }
  | { kind: 'maintain' }
  | { kind: 'wait' };
