import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openMediaLibrary } from '../media/openMediaLibrary.ts';
import { growCatalogue } from '../seed/growCatalogue.ts';
import { seedCatalogue } from '../seed/seedCatalogue.ts';
import { CliError } from '../cliError.ts';
import { openStore } from '../store/index.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run grow -- [--products 50000] [--categories 3000] [--cells 1000000]
  Fills the catalogue of DATA_DIR or DATABASE_URL with generated entries up to that size, for load tests`;

await runCommand(async (config, print) => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '50000' },
      categories: { type: 'string', default: '3000' },
      cells: { type: 'string', default: '1000000' },
    },
  });
  const size = (text: string) => {
    if (!/^\d{1,7}$/.test(text)) throw new CliError(usage);
    return Number(text);
  };
  const target = {
    products: size(values.products),
    categories: size(values.categories),
    cells: size(values.cells),
  };
  const logger = pino({ level: 'warn', base: null }, pino.destination({ fd: 2, sync: true }));
  const store = await openStore({ ...config, logger });
  const media = await openMediaLibrary(config);
  try {
    const now = new Date();
    await seedCatalogue({ store, media, now });
    await growCatalogue({
      ...target,
      store,
      now,
      onProgress: (done, all) => {
        if (done % 10_000 === 0 || done === all) print(`${done} of ${all} products`);
      },
    });
  } finally {
    await media.close();
    await store.close();
  }
});
