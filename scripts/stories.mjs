// Runs the stories of the built Storybook in a real browser: play functions, axe, console output, and screenshots of those
// tagged `visual`; then units with stress data. `--accept` makes the screenshots the new baselines; other arguments limit the run to folders.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { screenshotWidths } from '../.storybook/modes.ts';
import { runMain, root, runCommand, printLine, CliError } from './bootstrap.mjs';
import { screenshotNames } from './screenshotNames.mjs';
import { writeScreenshotReport } from './screenshotReport.mjs';
import { serveFolder } from './staticServer.mjs';
import { checkStressedStories, gateStress } from './stressStories.mjs';

const storybookDir = join(root, 'storybook-static');
const baselinesDir = join(root, 'stories/__pictures__');
const differencesDir = join(root, '.results/pictures');

await runMain(async () => {
  const isAccepting = process.argv.includes('--accept');
  const folders = process.argv.slice(2).filter((argument) => argument !== '--accept');
  if (!existsSync(join(storybookDir, 'index.json'))) {
    throw new CliError('Build the Storybook first: npm run storybook:build');
  }
  rmSync(differencesDir, { recursive: true, force: true });
  mkdirSync(differencesDir, { recursive: true });
  const { url, close } = await serveFolder(storybookDir);
  try {
    await runCommand(
      'test-storybook',
      ['--url', url, '--maxWorkers=2', '--disable-telemetry', '--ci', ...folders],
      {
        env: isAccepting ? { ACCEPT_PICTURES: '1' } : {},
        hint: 'Stories failed; see above which ones and why.',
      },
    );
  } finally {
    close();
    const differing = writeScreenshotReport({ differences: differencesDir, baselines: baselinesDir });
    if (differing > 0) printLine(`${differing} pictures differ or are new: .results/pictures/index.html`);
  }
  if (folders.length > 0) return;
  checkCompleteness();
  checkOrphanedScreenshots(isAccepting);
  if (!isAccepting) await checkStress();
});

async function checkStress() {
  const { url, close } = await serveFolder(storybookDir);
  try {
    await checkStressedStories({ url, ...gateStress(readStoryIndex()) });
  } finally {
    close();
  }
}

function readStoryIndex() {
  return JSON.parse(readFileSync(join(storybookDir, 'index.json'), 'utf8'));
}

/** Fails when the runner has skipped stories, which would otherwise count as success. */
function checkCompleteness() {
  const ran = JSON.parse(readFileSync(join(root, '.results/stories.json'), 'utf8')).numPassedTests;
  const wanted = Object.values(readStoryIndex().entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('test'),
  ).length;
  if (ran < wanted) throw new CliError(`Only ${ran} of ${wanted} stories were run.`);
}

/** Fails on baselines without a story, which would never be compared; with `--accept`, deletes them. */
function checkOrphanedScreenshots(isAccepting) {
  const wanted = new Set(screenshotNames(readStoryIndex(), screenshotWidths));
  const left = (existsSync(baselinesDir) ? readdirSync(baselinesDir) : []).filter(
    (name) => !wanted.has(name),
  );
  if (left.length === 0) return;
  if (!isAccepting) {
    throw new CliError(
      `These baselines have no story: ${left.join(', ')}. Delete them with: npm run pictures:accept`,
    );
  }
  for (const name of left) rmSync(join(baselinesDir, name));
  printLine(`Deleted baselines without a story: ${left.join(', ')}`);
}
