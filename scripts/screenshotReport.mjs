import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a page of expected, actual and difference for every picture that differs or is new; returns their number. */
export function writeScreenshotReport({ differences, baselines }) {
  if (!existsSync(differences)) return 0;
  const names = readdirSync(differences)
    .filter((name) => name.endsWith('-received.png'))
    .map((name) => name.slice(0, -'-received.png'.length))
    .sort();
  const pictures = names.map((name) => {
    const baseline = join(baselines, `${name}.png`);
    const isNew = !existsSync(baseline);
    if (!isNew) copyFileSync(baseline, join(differences, `${name}-expected.png`));
    return { name, kinds: isNew ? ['received'] : ['expected', 'received', 'diff'] };
  });
  writeFileSync(join(differences, 'index.html'), renderPage(pictures));
  return names.length;
}

const renderPage = (pictures) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that differ</title>
<style>
  body { font: 16px/1.5 system-ui; margin: 24px; background: #f4f5f7 }
  section { margin: 0 0 48px }
  div { display: flex; gap: 16px; align-items: flex-start }
  figure { margin: 0; flex: 0 1 auto; min-width: 0 }
  img { display: block; max-width: 100%; border: 1px solid #c4c9d0; background: #fff }
</style>
<h1>Pictures that differ or are new: ${pictures.length}</h1>
<p>Look at each. If the actual one is right, make it the baseline: <code>npm run pictures:accept -- Folder</code>.</p>
${pictures.map(renderSection).join('\n')}
`;

const renderSection = ({ name, kinds }) => `<section>
<h2>${escapeHtml(name)}${kinds.includes('expected') ? '' : ' (new)'}</h2>
<div>${kinds.map((kind) => renderFigure(name, kind)).join('')}</div>
</section>`;

const captions = { expected: 'Expected', received: 'Actual', diff: 'Difference' };

/** Links each picture to its full size. */
function renderFigure(name, kind) {
  const file = encodeURIComponent(`${name}-${kind}.png`);
  const alt = `${captions[kind]}: ${escapeHtml(name)}`;
  return `<figure><figcaption>${captions[kind]}</figcaption><a href="${file}"><img src="${file}" alt="${alt}"></a></figure>`;
}

/** Escapes text for HTML. */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
