import { createHash, randomInt } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeBackup } from '../../src/backup/makeBackup.ts';
import { describePictures } from '../../src/backup/inspectDatabase.ts';
import { restoreBackup, verifyBackup } from '../../src/backup/restoreBackup.ts';
import { readPendingSizes } from '../../src/catalogue/readSizes.ts';
import { verifyBackups } from '../../src/backup/verifyBackups.ts';
import { copyFileDurably } from '../../src/files/atomicFile.ts';
import type { Store } from '../../src/store/index.ts';
import { lockDataDir, lockFile } from '../../src/store/sqlite.ts';
import {
  createEmptyDatabase,
  type DatabaseKind,
  databaseKinds,
  openDatabase,
  type TestDatabase,
} from '../support/testDatabases.ts';
import { seedStore, signIn, testApp } from '../support/testApp.ts';
import { newCategory } from '../support/newEntries.ts';

const now = new Date('2026-11-21T10:00:00Z');

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const database = await createEmptyDatabase(kind);
  onTestFinished(() => database.remove());
  return database;
}

/** Writes a file under the name of a stored picture with this content. */
async function storePicture(store: Store, { dataDir }: TestDatabase, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const name = `${hash}.jpg`;
  await writeFile(join(dataDir, content), content);
  await copyFileDurably(join(dataDir, content), join(dataDir, 'media', name));
  const picture = {
    name,
    hash,
    width: 1,
    height: 1,
    placeholder: '',
    bytes: content.length,
    type: 'image/jpeg',
  };
  await store.write((writer) => writer.insertPicture(picture, now));
  return name;
}

const backupOf = (from: TestDatabase, into: string, options: { keep?: number; at?: Date } = {}) =>
  makeBackup({
    ...from,
    backupsDir: into,
    keepCount: options.keep ?? null,
    now: options.at ?? now,
    pictureFile: async (name) => {
      const file = join(from.dataDir, 'media', name);
      return (await stat(file).catch(() => null)) ? file : null;
    },
  });

const restoreTo = (
  to: TestDatabase,
  from: string,
  isReplacing = false,
  putPicture = (file: string, name: string) => copyFileDurably(file, join(to.dataDir, 'media', name)),
) =>
  restoreBackup({
    ...to,
    folder: from,
    isReplacing,
    now,
    storePicture: putPicture,
  });

const enquiry = (email: string) => ({
  enquiry: { kind: 'quote' as const, email, name: '', phone: '', summary: '', payload: '{"a":1}', texts: [] },
  request: null,
  makeReference: () => `Q-${email}-${randomInt(1e9)}`,
  makeToken: () => '',
  mailTo: ['office' as const],
  now,
});

/** All data of an instance, for comparison. */
const everything = async (store: Store) => {
  // Backups leave out what is read from the tables, and the first start reads it again.
  await readPendingSizes(store, new AbortController().signal);
  return readEverything(store);
};

const readEverything = async (store: Store) => ({
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

describe.each(databaseKinds)('a backup of %s (O85)', (kind) => {
  const other = kind === 'sqlite' ? 'postgres' : 'sqlite';

  it.each([
    ['the same kind', kind],
    [other, other],
  ] as const)('restores all data to %s', { timeout: 60_000 }, async (_label, target) => {
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
    const actor = { by: 'admin', at: now };
    await store.write(async (writer) => {
      await writer.removeVocabularyEntry(1, actor);
      await writer.insertVocabularyEntry(
        { kind: 'cross-reference', typed: 'CX-2511', meaning: 'EV-LN-M25' },
        actor,
      );
    });
    await store.enquiries.accept(enquiry('a@b.in'));
    const name = await storePicture(store, from, 'kept');
    const { folder: backup, manifest } = await backupOf(from, await temporaryFolder());
    expect(manifest.rows['products']).toBe(await store.countProducts({}));
    expect(manifest.lostPictures).not.toContain(name);

    const to = await emptyDatabase(target);
    await restoreTo(to, backup);
    const restored = await openDatabase(to);
    onTestFinished(() => restored.close());
    expect(await everything(restored)).toEqual(await everything(store));
    expect(await readFile(join(to.dataDir, 'media', name), 'utf8')).toBe('kept');
    await store.close();

    // Sessions end, new rows get new ids, and earlier caches are stale.
    const again = await testApp({ store: restored });
    expect((await again.inject({ url: '/backend/summary', headers: { cookie } })).statusCode).toBe(401);
    await signIn(again);
    const received = await restored.enquiries.accept(enquiry('c@d.in'));
    expect(received.kind).toBe('stored');
    expect(await restored.catalogueVersion()).toBeGreaterThan(0);
  });

  it('contains every write confirmed before it started, and no partial one', async () => {
    const from = await emptyDatabase(kind);
    const store = await openDatabase(from);
    onTestFinished(() => store.close());
    const acknowledged: string[] = [];
    const enough = new AbortController();
    const writing = Promise.all(
      Array.from({ length: 4 }, async (_value, writer) => {
        for (let number = 0; !enough.signal.aborted; number++) {
          const email = `w${writer}n${number}@b.in`;
          await store.enquiries.accept(enquiry(email));
          acknowledged.push(email);
          await new Promise((resolve) => setImmediate(resolve));
        }
      }),
    );
    // However slow the machine is.
    await vi.waitUntil(() => acknowledged.length > 10, { timeout: 30_000 });
    const before = [...acknowledged];
    const { folder: backup } = await backupOf(from, await temporaryFolder());
    enough.abort();
    await writing;

    const to = await emptyDatabase('sqlite');
    await restoreTo(to, backup);
    const restored = await openDatabase(to);
    onTestFinished(() => restored.close());
    const emails = new Set<string>();
    for (let offset = 0; ; offset += 200) {
      const rows = await restored.enquiries.page({ limit: 200, offset });
      for (const { email } of rows) emails.add(email);
      if (rows.length === 0) break;
    }
    expect(before.filter((email) => !emails.has(email))).toEqual([]);
    // Enquiries and their mails are committed together.
    expect(await restored.outbox.count()).toBe(emails.size);
  });

  it('contains no trace of erased data (O57)', async () => {
    const from = await emptyDatabase(kind);
    const store = await openDatabase(from);
    onTestFinished(() => store.close());
    await store.enquiries.accept(enquiry('erase-me@example.in'));
    await store.enquiries.accept(enquiry('keep-me@example.in'));
    await store.enquiries.eraseByEmail('erase-me@example.in');
    const { folder: backup } = await backupOf(from, await temporaryFolder());
    const bytes = await readFile(join(backup, 'elvora.sqlite'), 'latin1');
    expect(bytes).toContain('keep-me@example.in');
    expect(bytes).not.toContain('erase-me');
  });

  it('links unchanged pictures, reports lost ones and prunes old backups', async () => {
    const from = await emptyDatabase(kind);
    const store = await openDatabase(from);
    onTestFinished(() => store.close());
    const kept = await storePicture(store, from, 'one');
    const into = await temporaryFolder();
    const first = await backupOf(from, into);
    const lost = await storePicture(store, from, 'two');
    await appendFile(join(from.dataDir, 'media', lost), 'damage');
    const gone = await storePicture(store, from, 'three');
    await rm(join(from.dataDir, 'media', gone));
    const second = await backupOf(from, into, { at: new Date('2026-11-22T10:00:00Z') });
    expect(second.manifest.lostPictures.sort()).toEqual([lost, gone].sort());
    const inode = async (backup: string) => (await stat(join(backup, 'media', kept))).ino;
    expect(await inode(second.folder)).toBe(await inode(first.folder));
    await verifyBackup(second.folder);
    await backupOf(from, into, { at: new Date('2026-11-23T10:00:00Z'), keep: 2 });
    expect((await readdir(into)).sort()).toEqual(['elvora-20261122T100000Z', 'elvora-20261123T100000Z']);
  });

  it('copies a picture anew when a byte of the last backup has rotted', async () => {
    const from = await emptyDatabase(kind);
    const store = await openDatabase(from);
    onTestFinished(() => store.close());
    const [rotten, kept] = [await storePicture(store, from, 'one'), await storePicture(store, from, 'two')];
    const into = await temporaryFolder();
    const first = await backupOf(from, into);
    await writeFile(join(first.folder, 'media', rotten), 'onf');
    const second = await backupOf(from, into, { at: new Date('2026-11-22T10:00:00Z') });
    expect(second.manifest.lostPictures).toEqual([]);
    await verifyBackup(second.folder);
    const inode = async (backup: string) => (await stat(join(backup, 'media', kept))).ino;
    expect(await inode(second.folder)).toBe(await inode(first.folder));
    expect(await verifyBackups(into)).toEqual([
      { folder: first.folder, kind: 'damagedPictures', names: [rotten] },
      { folder: second.folder, kind: 'intact', pictures: 2, lostPictures: [] },
    ]);
    await appendFile(join(second.folder, 'elvora.sqlite'), 'x');
    expect((await verifyBackups(second.folder)).map((verdict) => verdict.kind)).toEqual(['unusable']);
    await expect(verifyBackups(await temporaryFolder())).rejects.toThrow(/There is no backup/);
  });

  it('restores everything but damaged pictures when asked to, and names them', async () => {
    const from = await emptyDatabase(kind);
    const store = await openDatabase(from);
    const names = [await storePicture(store, from, 'one'), await storePicture(store, from, 'two')] as const;
    await store.write((writer) => writer.insertCategory(newCategory({ name: 'Relays', image: names[0] })));
    await store.enquiries.accept(enquiry('from-backup@b.in'));
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
      now,
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

  it('removes what a killed backup has left, and nothing of a running one', async () => {
    const from = await emptyDatabase(kind);
    await (await openDatabase(from)).close();
    const into = await temporaryFolder();
    const [killed, running] = ['elvora-20261101T000000Z.partial', 'elvora-20261102T000000Z.partial'].map(
      (name) => join(into, name),
    ) as [string, string];
    for (const folder of [killed, running]) {
      await mkdir(join(folder, 'media'), { recursive: true });
      await writeFile(join(folder, 'elvora.sqlite'), 'half');
    }
    const lock = lockDataDir(running);
    const first = await backupOf(from, into, { keep: 1 });
    expect(first.removedPartials).toEqual([killed]);
    expect(await readdir(first.folder)).not.toContain(lockFile);
    expect((await readdir(into)).sort()).toEqual([basename(running), basename(first.folder)].sort());
    lock.close();
    const second = await backupOf(from, into, { keep: 1, at: new Date('2026-11-22T10:00:00Z') });
    expect(second.removedPartials).toEqual([running]);
    expect(await readdir(into)).toEqual([basename(second.folder)]);
  });

  it('is restored only to an empty database, or with isReplacing', async () => {
    const from = await emptyDatabase(kind);
    const store = await openDatabase(from);
    await store.enquiries.accept(enquiry('from-backup@b.in'));
    await storePicture(store, from, 'one');
    await store.close();
    const { folder: backup } = await backupOf(from, await temporaryFolder());

    const to = await emptyDatabase(kind);
    const used = await openDatabase(to);
    await testApp({ store: used });
    await used.enquiries.accept(enquiry('there-already@b.in'));
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

  it('is rejected when a byte of it has changed', async () => {
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
