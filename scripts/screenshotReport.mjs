import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a page of expected, actual and difference for every picture that differs; gives their number. */
export function writeScreenshotReport({ differences, baselines }) {
  if (!existsSync(differences)) return 0;
  const names = readdirSync(differences)
    .filter((name) => name.endsWith('-diff.png'))
    .map((name) => name.slice(0, -'-diff.png'.length))
    .sort();
  for (const name of names) {
    copyFileSync(join(baselines, `${name}.png`), join(differences, `${name}-expected.png`));
  }
  writeFileSync(join(differences, 'index.html'), renderPage(names));
  return names.length;
}

const renderPage = (names) => `<!doctype html>
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
<h1>Pictures that differ: ${names.length}</h1>
<p>Look at each. Is the actual one right, <code>npm run pictures:accept</code> takes it for the new baseline.</p>
${names.map(renderSection).join('\n')}
`;

const renderSection = (name) => `<section>
<h2>${escapeHtml(name)}</h2>
<div>${['expected', 'received', 'diff'].map((kind) => renderFigure(name, kind)).join('')}</div>
</section>`;

const captions = { expected: 'Expected', received: 'Actual', diff: 'Difference' };

/** Each picture leads to itself in full size. */
function renderFigure(name, kind) {
  const file = encodeURIComponent(`${name}-${kind}.png`);
  const alt = `${captions[kind]}: ${escapeHtml(name)}`;
  return `<figure><figcaption>${captions[kind]}</figcaption><a href="${file}"><img src="${file}" alt="${alt}"></a></figure>`;
}

/** What HTML would read as its own. */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
