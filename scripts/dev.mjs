import { ensureInstalled, runMain, pinnedNode, runCommand } from './bootstrap.mjs';

await runMain(async () => {
  await ensureInstalled();
  await runCommand(
    pinnedNode,
    ['--watch-path=server/src', '--watch-path=catalogue/src', 'server/src/main.ts'],
    {
      env: { ELVORA_DEV: '1' },
    },
  );
});
