import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the screenshots that the last run found different from their baselines, or without one. */
export function differingScreenshots({ differences, baselines }) {
  if (!existsSync(differences)) return [];
  return readdirSync(differences)
    .filter((file) => file.endsWith('-received.png'))
    .map((file) => file.slice(0, -'-received.png'.length))
    .sort()
    .map((name) => {
      const isNew = !existsSync(join(baselines, `${name}.png`));
      const hasDiff = existsSync(join(differences, `${name}-diff.png`));
      return { name, kinds: isNew ? ['received'] : ['expected', 'received', ...(hasDiff ? ['diff'] : [])] };
    });
}

/** Writes a page of the screenshots that differ; returns their number. */
export function writeScreenshotReport(folders) {
  const screenshots = differingScreenshots(folders);
  for (const { name, kinds } of screenshots) {
    if (kinds.includes('expected')) {
      copyFileSync(join(folders.baselines, `${name}.png`), join(folders.differences, `${name}-expected.png`));
    }
  }
  if (screenshots.length > 0) {
    writeFileSync(join(folders.differences, 'index.html'), renderReport(screenshots));
  }
  return screenshots.length;
}

/** Makes a screenshot of the last run the baseline; returns whether it was among those that differ. */
export function acceptDiffering({ differences, baselines }, name) {
  if (!differingScreenshots({ differences, baselines }).some((one) => one.name === name)) return false;
  copyFileSync(join(differences, `${name}-received.png`), join(baselines, `${name}.png`));
  for (const kind of ['expected', 'received', 'diff']) {
    rmSync(join(differences, `${name}-${kind}.png`), { force: true });
  }
  return true;
}

/** Renders the page; with `canAccept`, with a form that accepts each screenshot. */
export const renderReport = (screenshots, { canAccept = false } = {}) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots that differ</title>
<style>
  body { font: 16px/1.5 system-ui; margin: 24px; background: #f4f5f7 }
  section { margin: 0 0 48px }
  header { display: flex; gap: 16px; align-items: center }
  h2 { font-size: 18px }
  div { display: flex; gap: 16px; align-items: flex-start }
  figure { margin: 0; flex: 0 1 auto; min-width: 0 }
  img { display: block; max-width: 100%; border: 1px solid #c4c9d0; background: #fff }
  button { font: inherit; padding: 6px 16px }
</style>
<h1>Screenshots that differ or are new: ${screenshots.length}</h1>
${canAccept ? '<p>Accepting one makes it the baseline. Commit the baselines with the change that caused them.</p>' : '<p>Accept those that are right one by one: <code>npm run pictures:review</code>; or all of a folder: <code>npm run pictures:accept -- Folder</code>.</p>'}
${screenshots.map((screenshot, at) => renderSection(screenshot, at, canAccept)).join('\n')}
</html>
`;

const renderSection = ({ name, kinds }, at, canAccept) => `<section id="screenshot-${at}">
<header><h2>${escapeHtml(name)}${kinds.includes('expected') ? '' : ' (new)'}</h2>${canAccept ? renderForm(name, at) : ''}</header>
<div>${kinds.map((kind) => renderFigure(name, kind)).join('')}</div>
</section>`;

/** The next screenshot moves to the position of an accepted one, so the response scrolls there. */
const renderForm = (name, at) =>
  `<form method="post" action="/accept?at=${at}"><button name="name" value="${escapeHtml(name)}" aria-label="Accept ${escapeHtml(name)}">Accept</button></form>`;

const captions = { expected: 'Expected', received: 'Actual', diff: 'Difference' };

/** Links each picture to its full size. */
function renderFigure(name, kind) {
  const file = encodeURIComponent(`${name}-${kind}.png`);
  const alt = `${captions[kind]}: ${escapeHtml(name)}`;
  return `<figure><figcaption>${captions[kind]}</figcaption><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a></figure>`;
}

/** Escapes text for HTML. */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
