import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are written before they get their final name, in a folder on the same disk, where a rename is atomic. */
export interface TemporaryFiles {
  /** Passes the path of a temporary file to `write` and deletes it afterwards, if it still exists. */
  use<T>(write: (temporary: string) => Promise<T>): Promise<T>;
  /** Removes files that a crash has left behind. */
  removeAbandoned(): Promise<void>;
}

/** Much longer than any job, to keep the files of a process that is being replaced and still works here. */
const maxAgeMs = 3_600_000;

export function createTemporaryFiles(folder: string): TemporaryFiles {
  /** Files of this process, which may take as long as they need. */
  const inUse = new Set<string>();
  return {
    async use(write) {
      await mkdir(folder, { recursive: true });
      const name = randomUUID();
      const temporary = join(folder, name);
      inUse.add(name);
      try {
        return await write(temporary);
      } finally {
        inUse.delete(name);
        await rm(temporary, { force: true });
      }
    },
    async removeAbandoned() {
      for (const name of await readdir(folder).catch(() => [])) {
        if (inUse.has(name)) continue;
        const file = await stat(join(folder, name)).catch(() => null);
        if (file && Date.now() - file.mtimeMs > maxAgeMs) await rm(join(folder, name), { force: true });
      }
    },
  };
}
