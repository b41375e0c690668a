import { ensureInstalled, main, run, say } from './bootstrap.mjs';

/** Stories that are there for their looks. */
const lookedAt = [
  'stories/components/*/Matrix.stories.tsx',
  'stories/{foundations,layout,storefront,admin}/**/*.stories.tsx',
];

await main(async () => {
  await ensureInstalled();
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    say(
      'No CHROMATIC_PROJECT_TOKEN is set: nothing is sent to Chromatic. The pictures are compared here by `npm test`.',
    );
    return;
  }
  await run('storybook', ['build', '--output-dir', 'storybook-static', '--quiet']);
  await run('chromatic', [
    '--storybook-build-dir=storybook-static',
    ...lookedAt.map((files) => `--only-story-files=${files}`),
    '--exit-zero-on-changes',
  ]);
});
