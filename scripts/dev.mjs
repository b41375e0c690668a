import { ensureInstalled, main, pinnedNode, run } from './bootstrap.mjs';

await main(async () => {
  await ensureInstalled();
  await run(pinnedNode, ['--watch-path=server/src', '--watch-path=catalogue/src', 'server/src/main.ts'], {
    env: { ELVORA_DEV: '1' },
  });
});
