import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { verifyBackup } from '../../src/backup/restoreBackup.ts';
import { verifyBackups } from '../../src/backup/verifyBackups.ts';
import { lockDataDir, lockFile } from '../../src/store/sqlite.ts';
import {
  backupOf,
  emptyDatabase,
  enquiryFrom,
  restoreTo,
  storePicture,
  temporaryFolder,
} from '../support/backups.ts';
import { databaseKinds, openDatabase } from '../support/testDatabases.ts';

describe.each(databaseKinds)('a backup of %s (O85)', (kind) => {
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
          await store.enquiries.accept(enquiryFrom(email));
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
    await store.enquiries.accept(enquiryFrom('erase-me@example.in'));
    await store.enquiries.accept(enquiryFrom('keep-me@example.in'));
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

  it('copies a picture again when it is damaged in the last backup', async () => {
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

  it('deletes the partial folder of a killed backup, but not that of a running one', async () => {
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
});
