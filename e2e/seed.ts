// Writes the data folder a server leaves after its first start with all picture variants encoded. Every server of the
// journeys starts from a copy. Encodes with the least effort: compression is tested elsewhere.
import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createMediaLibrary } from '../server/src/media/mediaLibrary.ts';
import { warmUp } from '../server/src/media/warmUp.ts';
import { seedCatalogue } from '../server/src/seed/seedCatalogue.ts';
import { openStore } from '../server/src/store/index.ts';
import { createFastEncoder } from '../server/test/support/fastEncoder.ts';

const dataDir = fileURLToPath(new URL('../.results/e2e-seed', import.meta.url));
rmSync(dataDir, { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
const logger = pino({ level: 'warn' });
const store = await openStore({ dataDir, databaseUrl: null, logger });
const media = createMediaLibrary(join(dataDir, 'media'), { encoder: createFastEncoder() });
try {
  await mkdir(media.root, { recursive: true });
  await seedCatalogue({ store, media, now: new Date(), onProgress: () => undefined });
  const { signal } = new AbortController();
  await warmUp({ media, pictures: () => store.siteMedia(), signal, logger, delayMs: 0 });
} finally {
  await media.close();
  await store.close();
}
