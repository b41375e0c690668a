// `npm run search:speed` times finder queries with a text and three filters on the catalogue of DATA_DIR or DATABASE_URL, facets
// with their counts included: see docs/performance.md.
import { loadavg } from 'node:os';
import { pino } from 'pino';
import { finderKey, publicReaders } from '@elvora/catalogue/contract';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { runCommand } from '../../src/cli/runCommand.ts';
import { openStore } from '../../src/store/index.ts';
import { readQueries } from './readQueries.ts';

/** Queries that are timed, and how often; the least time of each counts, because the machine does other work as well. */
const queryCount = 60;
const rounds = 4;
const filterCount = 3;
const broadTexts = [
  'gland',
  'cable',
  'brass gland',
  'contactor',
  'contactor 25A',
  'lug 70 10',
  'lug',
  'mcb',
  'relay 24v dc',
  'terminal block',
  'wiring duct',
  'cable tie not black',
];
const patienceMs = 600_000;

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

await runCommand(async (config, print) => {
  const store = await openStore({ ...config, logger: pino({ level: 'silent' }) });
  try {
    const handle = createApiHandler({ store, documents: [], finderPatienceMs: patienceMs });
    const started = performance.now();
    const ask = async (query: string, filters: readonly { key: string; value: string }[]) =>
      publicReaders.finder((await handle(finderKey({ query, filters }))).body);
    await ask('gland', []);
    print(`loaded in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    const asked: { query: string; filters: { key: string; value: string }[] }[] = [];
    // A product name at its shortest, which most products of a grown catalogue share, and queries that leave a choice.
    const texts = [
      ...broadTexts,
      ...(await readQueries()).filter((_query, at) => at % 12 === 0).map(({ query }) => query),
    ];
    for (const query of texts) {
      if (asked.length >= queryCount) break;
      const filters = (await ask(query, [])).facets
        .slice(0, filterCount)
        .flatMap(({ key, values: [first], low, high }) => {
          const range = low === null || high === null ? [] : [{ key, value: `${low}..${high}` }];
          return first ? [{ key, value: first.value }] : range;
        });
      if (filters.length === filterCount) asked.push({ query, filters });
    }
    const least = asked.map(() => Infinity);
    const minCpu = asked.map(() => Infinity);
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, { query, filters }] of asked.entries()) {
        const [from, cpu] = [performance.now(), process.cpuUsage()];
        await handle(finderKey({ query, filters }));
        least[at] = Math.min(least[at] ?? 0, performance.now() - from);
        const { user, system } = process.cpuUsage(cpu);
        minCpu[at] = Math.min(minCpu[at] ?? 0, (user + system) / 1000);
      }
    }
    print(`${asked.length} queries with ${filterCount} filters, the least of ${rounds} rounds each`);
    for (const [name, times] of [
      ['time', least],
      ['cpu', minCpu],
    ] as const)
      print(
        `${name}: median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, most ${percentile(times, 1).toFixed(1)} ms`,
      );
    for (const { time, query } of asked
      .map(({ query }, at) => ({ query, time: least[at] ?? 0 }))
      .toSorted((a, b) => b.time - a.time)
      .slice(0, 12))
      print(`  ${time.toFixed(1)} ms  ${query}`);
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
    const mb = (bytes: number) => Math.round(bytes / 2 ** 20);
    print(`memory: ${mb(rss)} MB resident, ${mb(heapUsed)} in the heap, ${mb(arrayBuffers)} in arrays`);
    print(
      `load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
  } finally {
    await store.close();
  }
});
