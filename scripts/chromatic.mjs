import { ensureInstalled, runMain, runCommand, printLine } from './bootstrap.mjs';

await runMain(async () => {
  await ensureInstalled();
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    printLine(
      'No CHROMATIC_PROJECT_TOKEN is set: nothing is sent to Chromatic. The pictures are compared here by `npm test`.',
    );
    return;
  }
  await runCommand('storybook', ['build', '--output-dir', 'storybook-static', '--stats-json', '--quiet']);
  // The build statistics tell Chromatic which stories a change affects, so that only those are captured.
  await runCommand('chromatic', [
    '--storybook-build-dir=storybook-static',
    '--only-changed',
    '--exit-zero-on-changes',
  ]);
});
