import { existsSync, statfsSync } from 'node:fs';

/** Folder of Linux whose files are in memory. */
export const memoryFolder = '/dev/shm';

/** Whether the folder in memory exists and has space; in containers it is often small. */
export function hasSharedMemory(minFreeBytes: number): boolean {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= minFreeBytes;
}
