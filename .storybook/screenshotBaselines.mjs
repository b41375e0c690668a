// Screenshot baselines. Jest runs story files in VM contexts that intercept every access to a global, which makes comparing
// pixels a hundred times slower; so the test environment provides these functions from outside.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const baselinesDir = join(process.cwd(), 'stories/__pictures__');
const differencesDir = join(process.cwd(), '.results/pictures');

/** How many pixels may differ; colours nearer than the threshold (0 to 1) count as equal. */
const maxDifferentPixels = 12;
const colourThreshold = 0.1;

const baselinePath = (name) => join(baselinesDir, `${name}.png`);
const differencePath = (name, kind) => join(differencesDir, `${name}-${kind}.png`);

/**
 * Compares a screenshot with its baseline. Returns a description of the difference and stores screenshot and diff for the
 * report; null when they match.
 */
export function compareWithBaseline(picture, name) {
  removeDifference(name);
  const path = baselinePath(name);
  if (!existsSync(path)) {
    writeFileSync(differencePath(name, 'received'), picture);
    return 'no baseline yet. Look at the screenshot and accept it: npm run pictures:review';
  }
  const baseline = readFileSync(path);
  if (baseline.equals(picture)) return null;
  const failure = comparePixels(PNG.sync.read(picture), PNG.sync.read(baseline), name);
  if (failure) writeFileSync(differencePath(name, 'received'), picture);
  return failure;
}

/** Makes a screenshot the baseline. */
export function acceptScreenshot(picture, name) {
  writeFileSync(baselinePath(name), picture);
  removeDifference(name);
}

/** Removes the files of an earlier attempt. */
function removeDifference(name) {
  for (const kind of ['diff', 'received']) rmSync(differencePath(name, kind), { force: true });
}

function comparePixels(received, baseline, name) {
  const { width, height } = baseline;
  if (received.width !== width || received.height !== height) {
    return `is ${received.width} × ${received.height} px, its baseline ${width} × ${height} px`;
  }
  const options = { threshold: colourThreshold };
  // Drawing the equal pixels takes most of the time, so the diff is drawn for failures only.
  const count = pixelmatch(received.data, baseline.data, undefined, width, height, options);
  if (count <= maxDifferentPixels) return null;
  const difference = new PNG({ width, height });
  pixelmatch(received.data, baseline.data, difference.data, width, height, options);
  writeFileSync(differencePath(name, 'diff'), PNG.sync.write(difference));
  return `differs from its baseline in ${count} pixels. Compare them: npm run pictures:review`;
}
