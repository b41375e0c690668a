import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Flushes a file or directory to disk. */
export async function fsyncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Renames a flushed file within the same disk and flushes the directory, so that the rename survives a power failure. */
export async function moveFileDurably(temporary: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await rename(temporary, path);
  await fsyncPath(dirname(path));
}

/** Copies a file atomically: the target is complete or does not exist. */
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
