import { lchown, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives the files that root has created in a folder to the folder's owner: the server runs as that user and could not write
 * them. Does nothing for other users, who cannot create foreign files.
 */
export async function keepOwner(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await stat(folder).catch(() => null);
  if (owner === null || owner.uid === 0) return;
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    const entry = await lstat(path).catch(() => null);
    if (entry?.uid === 0) await lchown(path, owner.uid, owner.gid);
  }
}
