import { ensureInstalled, main, run, say } from './bootstrap.mjs';

await main(async () => {
  await ensureInstalled();
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    say(
      'No CHROMATIC_PROJECT_TOKEN is set: nothing is sent to Chromatic. The pictures are compared here by `npm test`.',
    );
    return;
  }
  await run('storybook', ['build', '--output-dir', 'storybook-static', '--stats-json', '--quiet']);
  // The statistics of the build tell which stories a change can reach: the others keep their pictures.
  await run('chromatic', [
    '--storybook-build-dir=storybook-static',
    '--only-changed',
    '--exit-zero-on-changes',
  ]);
});
