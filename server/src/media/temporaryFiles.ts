import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are written before they get their name, in a folder on the disk where they will stay: a rename is atomic there. */
export interface TemporaryFiles {
  /** Passes the path of a temporary file to `write` and deletes it afterwards, if it still exists. */
  use<T>(write: (temporary: string) => Promise<T>): Promise<T>;
  /** Removes files that a crash has left behind. */
  removeAbandoned(): Promise<void>;
}

/** Longer than any job: the encoder ends its processes sooner. */
const maxAgeMs = 60_000;

export function createTemporaryFiles(folder: string): TemporaryFiles {
  return {
    async use(write) {
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, randomUUID());
      try {
        return await write(temporary);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    async removeAbandoned() {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = await stat(join(folder, name)).catch(() => null);
        if (file && Date.now() - file.mtimeMs > maxAgeMs) await rm(join(folder, name), { force: true });
      }
    },
  };
}
