import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a page of expected, actual and difference for every picture that differs; gives their number. */
export function picturesReport(folder) {
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder).filter((name) => name.endsWith('-diff.png'));
  const rows = names.map(
    (name) =>
      `<figure><figcaption>${escape(name)}</figcaption><img src="${encodeURI(name)}" alt=""></figure>`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title>
<style>body{font:16px system-ui;margin:24px}figure{margin:0 0 48px}img{max-width:100%;border:1px solid #ccc}</style>
<h1>Pictures that differ</h1><p>Left what was expected, in the middle the difference, right what came.</p>
${rows.join('\n')}`,
  );
  return names.length;
}

const escape = (text) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
