// Runs every story in a real browser: play functions, axe, and the pictures of those tagged `visual`.
// `--accept` takes the pictures as they are now.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, run, say } from './bootstrap.mjs';
import { picturesReport } from './picturesReport.mjs';
import { serveFolder } from './staticServer.mjs';

await main(async () => {
  const isAccepting = process.argv.includes('--accept');
  const filters = process.argv.slice(2).filter((argument) => argument !== '--accept');
  const results = join(root, '.results');
  rmSync(join(results, 'pictures'), { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const { url, close } = await serveFolder(join(root, 'storybook-static'));
  try {
    await run(
      'test-storybook',
      [
        '--url',
        url,
        '--maxWorkers=2',
        '--disable-telemetry',
        ...(isAccepting ? ['--updateSnapshot'] : ['--ci']),
        ...filters,
      ],
      {
        hint: 'Stories failed; which ones and why stands above. Pictures that differ: .results/pictures/index.html',
      },
    );
  } finally {
    close();
    const differing = picturesReport(join(results, 'pictures'));
    if (differing > 0) say(`${differing} pictures differ: .results/pictures/index.html`);
  }
});
