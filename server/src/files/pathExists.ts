import { access } from 'node:fs/promises';

/** Whether a file or folder is there and may be looked up. */
export async function pathExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
