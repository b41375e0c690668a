import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describePictures } from '../../src/backup/inspectDatabase.ts';
import { restoreBackup } from '../../src/backup/restoreBackup.ts';
import { readPendingSizes } from '../../src/catalogue/readSizes.ts';
import { copyFileDurably } from '../../src/files/atomicFile.ts';
import {
  backupOf,
  backupTime,
  emptyDatabase,
  enquiryFrom,
  restoreTo,
  storePicture,
  temporaryFolder,
} from '../support/backups.ts';
import { newCategory } from '../support/newEntries.ts';
import { seedStore, signIn, testApp } from '../support/testApp.ts';
import { databaseKinds, openDatabase } from '../support/testDatabases.ts';
import type { Store } from '../../src/store/index.ts';

/** Returns all data of an instance, for comparison. */
const readAll = async (store: Store) => {
  // Backups leave out what is read from the tables, and the first start reads it again.
  await readPendingSizes(store, new AbortController().signal);
  return readStored(store);
};

const readStored = async (store: Store) => ({
  products: await store.products({}),
  categories: await store.categories(),
  aliases: await store.categoryAliases(),
  media: await store.siteMedia(),
  enquiries: await store.enquiries.page({ limit: 200, offset: 0 }),
  staff: await store.staff.accounts(),
  outbox: await store.outbox.count(),
  vocabulary: await store.vocabulary.list(),
  vocabularyHistory: await store.changes('vocabulary', 1),
});

describe.each(databaseKinds)('restoring a backup of %s (O85)', (kind) => {
  const other = kind === 'sqlite' ? 'postgres' : 'sqlite';

  it.each([
    ['the same kind', kind],
    [other, other],
  ] as const)('brings all data back to %s', { timeout: 60_000 }, async (_label, target) => {
    const from = await emptyDatabase(kind);
    const store = await openDatabase(from);
    const app = await testApp({ store });
    await seedStore(store);
    const cookie = await signIn(app);
    const [parent] = await store.categories();
    await store.write((writer) => writer.updateCategory(parent?.id ?? 0, { name: 'Renamed' }));
    // The parent has a higher id than its child.
    await store.write(async (writer) => {
      const id = await writer.insertCategory(newCategory({ name: 'Late parent' }));
      await writer.moveCategory(parent?.id ?? 0, id);
    });
    const actor = { by: 'admin', at: backupTime };
    await store.write(async (writer) => {
      await writer.removeVocabularyEntry(1, actor);
      await writer.insertVocabularyEntry(
        { kind: 'cross-reference', typed: 'CX-2511', meaning: 'EV-LN-M25' },
        actor,
      );
    });
    await store.enquiries.accept(enquiryFrom('a@b.in'));
    const name = await storePicture(store, from, 'kept');
    const { folder: backup, manifest } = await backupOf(from, await temporaryFolder());
    expect(manifest.rows['products']).toBe(await store.countProducts({}));
    expect(manifest.lostPictures).not.toContain(name);

    const to = await emptyDatabase(target);
    await restoreTo(to, backup);
    const restored = await openDatabase(to);
    onTestFinished(() => restored.close());
    expect(await readAll(restored)).toEqual(await readAll(store));
    expect(await readFile(join(to.dataDir, 'media', name), 'utf8')).toBe('kept');
    await store.close();

    // Sessions end, new rows get new ids, and earlier caches are stale.
    const again = await testApp({ store: restored });
    expect((await again.inject({ url: '/backend/summary', headers: { cookie } })).statusCode).toBe(401);
    await signIn(again);
    const received = await restored.enquiries.accept(enquiryFrom('c@d.in'));
    expect(received.kind).toBe('stored');
    expect(await restored.catalogueVersion()).toBeGreaterThan(0);
  });

  it('omits damaged pictures on request, and lists them', async () => {
    const from = await emptyDatabase(kind);
    const store = await openDatabase(from);
    const names = [await storePicture(store, from, 'one'), await storePicture(store, from, 'two')] as const;
    await store.write((writer) => writer.insertCategory(newCategory({ name: 'Relays', image: names[0] })));
    await store.enquiries.accept(enquiryFrom('from-backup@b.in'));
    await store.close();
    const { folder: backup } = await backupOf(from, await temporaryFolder());
    await writeFile(join(backup, 'media', names[0]), 'onf');
    const to = await emptyDatabase(kind);
    await expect(restoreTo(to, backup)).rejects.toThrow(/damaged: .* add --without-damaged/);
    const restored = await restoreBackup({
      ...to,
      folder: backup,
      isReplacing: false,
      skipsDamaged: true,
      now: backupTime,
      storePicture: (file, name) => copyFileDurably(file, join(to.dataDir, 'media', name)),
    });
    expect(restored).toMatchObject({ pictures: [names[1]], damaged: [names[0]] });
    expect(await readdir(join(to.dataDir, 'media'))).toEqual([names[1]]);
    expect(await describePictures(join(backup, 'elvora.sqlite'), names)).toEqual([
      `${names[0]}: category Relays`,
      `${names[1]}: in the history only`,
    ]);
    const opened = await openDatabase(to);
    onTestFinished(() => opened.close());
    expect((await opened.enquiries.counts()).quote.new).toBe(1);
  });

  it('needs an empty database, or isReplacing', async () => {
    const from = await emptyDatabase(kind);
    const store = await openDatabase(from);
    await store.enquiries.accept(enquiryFrom('from-backup@b.in'));
    await storePicture(store, from, 'one');
    await store.close();
    const { folder: backup } = await backupOf(from, await temporaryFolder());

    const to = await emptyDatabase(kind);
    const used = await openDatabase(to);
    await testApp({ store: used });
    await used.enquiries.accept(enquiryFrom('there-already@b.in'));
    await used.close();
    await expect(restoreTo(to, backup)).rejects.toThrow(/To replace it with the backup, add --replace/);
    const emails = async () => {
      const opened = await openDatabase(to);
      const rows = await opened.enquiries.page({ limit: 10, offset: 0 });
      await opened.close();
      return rows.map(({ email }) => email);
    };
    expect(await emails()).toEqual(['there-already@b.in']);
    // A failed restore changes nothing.
    const full = () => Promise.reject(new Error('no room left'));
    await expect(restoreTo(to, backup, true, full)).rejects.toThrow('no room left');
    expect(await emails()).toEqual(['there-already@b.in']);
    await restoreTo(to, backup, true);
    expect(await emails()).toEqual(['from-backup@b.in']);
  });

  it('fails when a byte of the backup has changed', async () => {
    const from = await emptyDatabase(kind);
    const store = await openDatabase(from);
    const name = await storePicture(store, from, 'one');
    await store.close();
    const { folder: backup } = await backupOf(from, await temporaryFolder());
    const damaged = async (damage: (copy: string) => Promise<void>) => {
      const copy = join(await temporaryFolder(), 'backup');
      await cp(backup, copy, { recursive: true });
      await damage(copy);
      const to = await emptyDatabase('sqlite');
      await expect(restoreTo(to, copy)).rejects.toThrow(/damaged|no backup|cannot be read/);
      expect(await readdir(to.dataDir)).toEqual([]);
    };
    await damaged((copy) => appendFile(join(copy, 'elvora.sqlite'), 'x'));
    await damaged((copy) => appendFile(join(copy, 'media', name), 'x'));
    await damaged((copy) => rm(join(copy, 'media', name)));
    await damaged((copy) => rm(join(copy, 'manifest.json')));
    await damaged((copy) => writeFile(join(copy, 'manifest.json'), '{"format":2}'));
  });
});
