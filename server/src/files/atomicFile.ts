import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes what was written to a file last. */
export async function fsyncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Moves a synced file to its place on the same disk, in one step, and makes the move last (durability practice). */
export async function moveFileDurably(temporary: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await rename(temporary, path);
  await fsyncPath(dirname(path));
}

/** Copies a file to its place: there it is whole, or not at all. */
export async function copyFileDurably(from: string, path: string): Promise<void> {
  const temporary = `${path}.partial`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await copyFile(from, temporary);
    await fsyncPath(temporary);
    await moveFileDurably(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}
