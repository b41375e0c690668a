// `npm run pictures:review`: serves the screenshots that the last run of the stories found different or new beside their
// baselines, to be accepted one by one. With names, accepts those without a review.
import { join } from 'node:path';
import { CliError, printLine, root, runMain } from './bootstrap.mjs';
import { acceptDiffering, differingScreenshots } from './screenshotReport.mjs';
import { serveReview } from './screenshotReview.mjs';

const folders = {
  differences: join(root, '.results/pictures'),
  baselines: join(root, 'stories/__pictures__'),
};

await runMain(async () => {
  const names = process.argv.slice(2).map((name) => name.replace(/\.png$/, ''));
  const count = differingScreenshots(folders).length;
  if (count === 0) throw new CliError('No screenshot differs. Run the stories first: npm run stories');
  if (names.length === 0) {
    const { url } = await serveReview(folders);
    printLine(`${count} screenshots differ or are new: ${url} (Ctrl+C ends the review)`);
    return;
  }
  for (const name of names) {
    if (!acceptDiffering(folders, name)) throw new CliError(`No differing screenshot is named ${name}.`);
    printLine(`Accepted ${name}`);
  }
});
