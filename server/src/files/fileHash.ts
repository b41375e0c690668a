import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Whether a picture's content matches its name, which begins with the SHA-256 of the content. */
export async function isPictureIntact(file: string, name: string): Promise<boolean> {
  try {
    return name.startsWith((await hashFile(file)).slice(0, 32));
  } catch {
    return false;
  }
}
