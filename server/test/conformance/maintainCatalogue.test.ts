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

/** A catalogue with a real media folder and a controlled clock. */
async function shop(kind: DatabaseKind) {
  const store = await testStore(kind);
  const folder = await mkdtemp(join(tmpdir(), 'elvora-tidy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'media'));
  const media = createMediaLibrary(join(folder, 'media'), { encoder: passthroughEncoder });
  const uploadsDir = join(folder, 'uploads');
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
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
    ask: inject,
    media,
    uploadsDir,
    files,
    pass: (ms: number) => (passed += ms),
    tidy: () => maintainCatalogue({ store, media, uploadsDir, now }),
    async create(...pictures: string[]): Promise<number> {
      const parts = [...fieldParts(fields), ...pictures.map((bytes) => imagePart(bytes))];
      return (await inject({ method: 'POST', url: '/backend/products', ...multipartForm(parts) })).json().data
        .id;
    },
    /** Names of all pictures of products. */
    async shown(): Promise<string[]> {
      const { data } = (await inject({ url: '/backend/products?scope=all' })).json();
      return data.flatMap(({ images }: { images: string }) => images.split(',').filter(Boolean));
    },
  };
}

describe.each(databaseKinds)('maintenance on %s (O47)', (kind) => {
  it('erases entries after 30 days in the trash, with their history and pictures (D-25)', async () => {
    const { ask, create, tidy, pass, files, store, media } = await shop(kind);
    const id = await create('one');
    await create('two');
    await ask({ method: 'DELETE', url: `/backend/products/${id}` });
    pass(29 * day);
    await tidy();
    expect((await ask({ url: '/backend/trash' })).json().data).toHaveLength(1);
    expect(await files()).toHaveLength(2);

    const version = await store.catalogueVersion();
    pass(2 * day);
    await tidy();
    expect((await ask({ url: '/backend/trash' })).json().data).toEqual([]);
    expect((await ask({ url: `/backend/products/${id}/history` })).json().data).toEqual([]);
    expect((await ask({ method: 'POST', url: `/backend/products/${id}/restore` })).statusCode).toBe(404);
    expect(await files()).toHaveLength(1);
    // Visible content is unchanged, so no page has to be rendered again.
    expect(await store.catalogueVersion()).toBe(version);
    await media.close();
  });

  it('erases a category with its descendants; remaining products keep its name (D-44)', async () => {
    const { ask, create, tidy, pass } = await shop(kind);
    const id = await create();
    await ask({ method: 'DELETE', url: '/backend/categories/1?children=move' });
    pass(31 * day);
    await tidy();
    expect((await ask({ url: '/backend/products?scope=all' })).json().data).toMatchObject([
      { id, category_id: 'Relays', category_path: [] },
    ]);
    expect((await ask({ method: 'POST', url: '/backend/categories/1/restore' })).statusCode).toBe(404);
  });

  it('keeps a picture while a product, its history or a category refers to it (O22)', async () => {
    const { ask, create, tidy, pass, files, app } = await shop(kind);
    const first = await create('one');
    const second = await create('one');
    await ask({ method: 'DELETE', url: `/backend/products/${first}` });
    pass(31 * day);
    await tidy();
    expect(await files()).toHaveLength(1);

    // Removed from the product, but still in its history.
    await ask({ method: 'PUT', url: `/backend/products/${second}`, ...multipartForm(fieldParts(fields)) });
    pass(2 * day);
    await tidy();
    const [name] = await files();
    expect(name).toBeDefined();
    await ask({ method: 'DELETE', url: `/backend/products/${second}` });
    const category = {
      case: 'add_category',
      cname: 'A',
      cparentname: '',
      cactive: 1,
      cimage: `/media/${name}`,
    };
    await ask({ method: 'POST', url: '/backend/categories', payload: category });
    pass(31 * day);
    await tidy();
    expect(await files()).toEqual([name]);
    expect((await app.inject('/backend/categories')).json().data).toMatchObject([
      { cname: 'A', picture: { name } },
      { cname: 'Relays' },
    ]);
  });

  it('keeps an uploaded picture for a day until its form is saved (D-55)', async () => {
    const { ask, tidy, pass, files } = await shop(kind);
    const upload = () =>
      ask({
        method: 'POST',
        url: '/backend/pictures',
        ...multipartForm([{ name: 'image', value: 'one', fileName: 'a.jpg' }]),
      });
    await upload();
    pass(23 * hour);
    await tidy();
    expect(await files()).toHaveLength(1);
    // Another upload renews its time.
    await upload();
    pass(23 * hour);
    await tidy();
    expect(await files()).toHaveLength(1);
    pass(2 * hour);
    await tidy();
    expect(await files()).toEqual([]);
  });

  it('removes unreferenced files and interrupted uploads after an hour (O24)', async () => {
    const { tidy, pass, create, files, media, uploadsDir, shown } = await shop(kind);
    await create('one');
    const stray = join(media.root, `${'0'.repeat(32)}.jpg`);
    const variants = join(media.root, 'variants', '1'.repeat(32));
    const form = join(uploadsDir, 'form-abc');
    await writeFile(stray, 'x');
    await mkdir(variants, { recursive: true });
    await mkdir(form, { recursive: true });
    await writeFile(join(form, '0'), 'x');
    await tidy();
    expect(await files()).toHaveLength(2);
    expect(await readdir(uploadsDir)).toContain('form-abc');
    pass(61 * 60_000);
    await tidy();
    expect(await files()).toEqual(await shown());
    expect(await readdir(join(media.root, 'variants'))).toEqual([]);
    expect(await readdir(uploadsDir)).toEqual([]);
  });

  it('never removes a referenced file during concurrent writes (O25)', async () => {
    const { ask, tidy, create, files, media, shown, pass } = await shop(kind);
    // All files count as old, so only the order of deleting rows and files protects them.
    pass(40 * day);
    const age = async () => {
      const then = new Date(Date.now() - day);
      for (const name of await files())
        await utimes(join(media.root, name), then, then).catch(() => undefined);
    };
    const step = fc.oneof(
      fc.record({ kind: fc.constant('upload' as const), bytes: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ kind: fc.constant('delete' as const), which: fc.nat(5) }),
      fc.record({ kind: fc.constant('tidy' as const) }),
      fc.record({ kind: fc.constant('wait' as const) }),
    );
    const perform = async (one: Step) => {
      if (one.kind === 'upload') await create(one.bytes);
      else if (one.kind === 'tidy') await tidy();
      else if (one.kind === 'wait') {
        pass(31 * day);
        await age();
      } else {
        const { data } = (await ask({ url: '/backend/products?scope=all' })).json();
        const id = data[one.which % Math.max(1, data.length)]?.id;
        if (id !== undefined) await ask({ method: 'DELETE', url: `/backend/products/${id}` });
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        for (let at = 0; at < steps.length; at += 4) await Promise.all(steps.slice(at, at + 4).map(perform));
        const lying = new Set(await files());
        expect((await shown()).filter((name) => !lying.has(name))).toEqual([]);
      }),
      { numRuns: kind === 'sqlite' ? 40 : 15 },
    );
  });
});

type Step =
  { kind: 'upload'; bytes: string } | { kind: 'delete'; which: number } | { kind: 'tidy' } | { kind: 'wait' };
