// `npm run stories:strict`: runs the behaviour stories with React's development build in strict mode, which mounts every
// component twice and warns about mistakes: the way an app in development uses the design system. Arguments limit the run to folders.
import { join } from 'node:path';
import { root, runCommand, runMain } from './bootstrap.mjs';
import { serveFolder } from './staticServer.mjs';

const storybookDir = join(root, '.results/strict');

await runMain(async () => {
  await runCommand('storybook', ['build', '--output-dir', storybookDir, '--quiet'], {
    env: { STRICT_MODE: 'true' },
    hint: 'The Storybook in strict mode failed to build.',
  });
  const { url, close } = await serveFolder(storybookDir);
  try {
    await runCommand(
      'test-storybook',
      // All arguments after `--includeTags` are tags. A cache would apply the tags to later runs of all stories.
      [
        ...process.argv.slice(2),
        `--url=${url}`,
        '--maxWorkers=2',
        '--disable-telemetry',
        '--ci',
        '--no-cache',
        '--includeTags',
        'behaviour',
      ],
      { hint: 'Stories failed in strict mode; see above which ones and why.' },
    );
  } finally {
    close();
  }
});
