import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryFolder = '/dev/shm';
const minFreeBytes = 4e9;

/** Folder for the data of tests: in memory where that has space, because commits of databases wait for a disk. */
export function temporaryFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= minFreeBytes ? memoryFolder : tmpdir();
}
