import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { databaseFile } from '../../src/store/sqlite.ts';
import { restorePostgres } from './dumpPostgres.ts';

/** Databases of earlier releases, as `npm run release:fixture` has recorded them. */
const fixturesDir = fileURLToPath(new URL('fixtures/', import.meta.url));

type DatabaseKind = 'sqlite' | 'postgres';

const fixtureFile = (release: string, kind: DatabaseKind) =>
  join(fixturesDir, `${release}.${kind === 'sqlite' ? 'sqlite' : 'sql'}.br`);

/** Releases with a fixture of each database, such as `0.1.0`. */
export const releases: readonly string[] = readdirSync(fixturesDir)
  .filter((name) => name.endsWith('.sqlite.br'))
  .map((name) => name.slice(0, -'.sqlite.br'.length));

export async function writeFixture(release: string, kind: DatabaseKind, content: Buffer): Promise<string> {
  const file = fixtureFile(release, kind);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(file, await promisify(brotliCompress)(content, { params }));
  return file;
}

/** Fills an empty database with that of a release, unmigrated. */
export async function restoreRelease(
  release: string,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
): Promise<void> {
  const kind = databaseUrl === null ? 'sqlite' : 'postgres';
  const content = await promisify(brotliDecompress)(await readFile(fixtureFile(release, kind)));
  if (databaseUrl !== null) return restorePostgres(databaseUrl, content.toString());
  mkdirSync(dataDir, { recursive: true });
  await writeFile(join(dataDir, databaseFile), content);
}
