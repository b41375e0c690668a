// Runs every story of the built Storybook in a real browser: play functions, axe, console, and the pictures of those
// tagged `visual`. `--accept` takes the pictures as they are now; other arguments name folders to run alone.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pictureWidths } from '../.storybook/modes.ts';
import { main, root, run, say, StartError } from './bootstrap.mjs';
import { pictureNames } from './pictureNames.mjs';
import { picturesReport } from './picturesReport.mjs';
import { serveFolder } from './staticServer.mjs';

const storybook = join(root, 'storybook-static');
const baselines = join(root, 'stories/__pictures__');
const differences = join(root, '.results/pictures');

await main(async () => {
  const isAccepting = process.argv.includes('--accept');
  const folders = process.argv.slice(2).filter((argument) => argument !== '--accept');
  if (!existsSync(join(storybook, 'index.json'))) {
    throw new StartError('There is no built Storybook yet: npm run storybook:build');
  }
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences, { recursive: true });
  const { url, close } = await serveFolder(storybook);
  try {
    await run(
      'test-storybook',
      [
        '--url',
        url,
        '--maxWorkers=2',
        '--disable-telemetry',
        isAccepting ? '--updateSnapshot' : '--ci',
        ...folders,
      ],
      { hint: 'Stories failed; which ones and why stands above.' },
    );
  } finally {
    close();
    const differing = picturesReport({ differences, baselines });
    if (differing > 0) say(`${differing} pictures differ: .results/pictures/index.html`);
  }
  if (folders.length === 0) mindLeftOvers(isAccepting);
});

/** A baseline whose story is gone proves nothing any more. */
function mindLeftOvers(isAccepting) {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  const wanted = new Set(pictureNames(index, pictureWidths));
  const left = (existsSync(baselines) ? readdirSync(baselines) : []).filter((name) => !wanted.has(name));
  if (left.length === 0) return;
  if (!isAccepting) {
    throw new StartError(
      `No story asks for these pictures: ${left.join(', ')}. Take them away: npm run pictures:accept`,
    );
  }
  for (const name of left) rmSync(join(baselines, name));
  say(`Taken away, since no story asks for them: ${left.join(', ')}`);
}
