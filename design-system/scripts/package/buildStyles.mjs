import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicModules, root, units } from './entryPoints.mjs';

const globalModules = ['theme/layers.css', 'theme/light.css', 'styles/reset.css'];

/**
 * Returns the style sheets by file name: all of them (`styles.css`), those that every page needs
 * (`global.css`), the typeface (`fonts.css`), and one for each unit with its dependencies.
 * @param {import('./buildModules.mjs').BuiltModules['stylesOf']} stylesOf
 * @returns {Map<string, string>}
 */
export function buildStyles(stylesOf) {
  const modulesOf = (name) => publicModules.get(name);
  return new Map(
    [
      ['styles.css', stylesOf([...globalModules, modulesOf('layout'), ...units.map(modulesOf)])],
      ['global.css', stylesOf(globalModules)],
      ['fonts.css', `${fontStyles()}\n${stylesOf(['styles/fallbackFonts.css'])}`],
      ...['layout', ...units].map((name) => [`${name}.css`, stylesOf([modulesOf(name)])]),
    ].filter(([, css]) => css !== ''),
  );
}

const fontsFile = `${root}src/styles/fonts.css`;
const fontUrl = /url\('([^']+)'\)/g;

const fontStyles = () =>
  readFileSync(fontsFile, 'utf8').replaceAll(fontUrl, (_all, path) => `url('../fonts/${basename(path)}')`);

/**
 * Returns the font files of `fonts.css` and their licences, as paths by file name.
 * @returns {Map<string, string>}
 */
export function fontFiles() {
  const paths = [...readFileSync(fontsFile, 'utf8').matchAll(fontUrl)].map(([, path]) =>
    fileURLToPath(path.startsWith('.') ? new URL(path, `file://${fontsFile}`) : import.meta.resolve(path)),
  );
  return new Map([
    ...paths.map((path) => [basename(path), path]),
    ['OFL.txt', `${root}src/styles/fonts/OFL.txt`],
    [
      'OFL-Inter.txt',
      fileURLToPath(new URL('LICENSE', import.meta.resolve('@fontsource-variable/inter/package.json'))),
    ],
  ]);
}
