import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../startError.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema = v.object({
  format: v.literal(1),
  madeAt: v.string(),
  /** What the backup was taken from. */
  source: v.picklist(['sqlite', 'postgres']),
  /** SHA-256 of the database's file. */
  database: v.string(),
  /** How many rows each table has. */
  rows: v.record(v.string(), count),
  pictures: count,
  /** Pictures that were not there, or damaged, when the backup was taken. */
  lostPictures: v.array(v.string()),
});

/** What a backup says of itself. */
export type Manifest = v.InferOutput<typeof schema>;

export const manifestFile = 'manifest.json';

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((cause: unknown) => {
    throw new StartError(`There is no backup in ${folder}: it has no ${manifestFile}.`, { cause });
  });
  const manifest = v.safeParse(schema, parsed(text));
  if (!manifest.success) throw new StartError(`The ${manifestFile} in ${folder} cannot be read.`);
  return manifest.output;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Whether a stored picture's file holds what its name says: the name begins with the hash of the content. */
export async function isPictureWhole(file: string, name: string): Promise<boolean> {
  try {
    return name.startsWith((await sha256Of(file)).slice(0, 32));
  } catch {
    return false;
  }
}
