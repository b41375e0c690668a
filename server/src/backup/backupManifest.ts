import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../cliError.ts';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const manifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.string(),
  /** Database that was backed up. */
  source: v.picklist(['sqlite', 'postgres']),
  /** SHA-256 of the database file. */
  database: v.string(),
  /** Number of rows by table. */
  rows: v.record(v.string(), countSchema),
  pictures: countSchema,
  /** Pictures that were missing or damaged when the backup was taken. */
  lostPictures: v.array(v.string()),
});

/** Describes a backup and allows verifying it. */
export type BackupManifest = v.InferOutput<typeof manifestSchema>;

export const manifestFile = 'manifest.json';

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((cause: unknown) => {
    throw new CliError(`There is no backup in ${folder}: it has no ${manifestFile}.`, { cause });
  });
  const manifest = v.safeParse(manifestSchema, parseJson(text));
  if (!manifest.success) throw new CliError(`The ${manifestFile} in ${folder} cannot be read.`);
  return manifest.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
