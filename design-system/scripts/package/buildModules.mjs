import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { isClientModule } from './clientModules.mjs';
import { publicModules, root } from './entryPoints.mjs';

const sheetSuffix = '.vanilla.css';
/** A suffix of neither a style sheet nor a script, so that no other plugin handles the module. */
const placeholderSuffix = '.vanilla-sheet';

/**
 * @typedef {object} BuiltModules
 * @property {Map<string, string>} files Modules by file name.
 * @property {(modules: string[]) => string} stylesOf Returns the styles of modules of `src`, each sheet once, after the
 * sheets it builds on.
 */

/**
 * Compiles the sources to one ES module each. They import no style sheet: neither Node nor React's server environment
 * could import them.
 * @returns {Promise<BuiltModules>}
 */
export async function buildModules() {
  const graph = new Map();
  const sheets = new Map();
  const entries = [...publicModules.values(), 'styles/global'];
  const [{ output }] = [
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [separateStyles({ sheets, graph })],
      build: {
        write: false,
        minify: false,
        target: 'es2023',
        lib: {
          entry: Object.fromEntries(entries.map((module) => [module, `${root}src/${module}.ts`])),
          formats: ['es'],
        },
        rolldownOptions: {
          external: isOfAnotherPackage,
          output: {
            preserveModules: true,
            preserveModulesRoot: `${root}src`,
            entryFileNames: '[name].js',
            minify: false,
          },
        },
      },
    }),
  ].flat();
  const chunks = output.filter(({ type, fileName }) => type === 'chunk' && fileName !== 'styles/global.js');
  const isClient = isClientModule(chunks);
  return {
    files: new Map(
      chunks.map(({ fileName, code }) => [fileName, isClient(fileName) ? `'use client';\n${code}` : code]),
    ),
    stylesOf: (modules) =>
      modulesInOrder(
        graph,
        modules.map((module) => `${root}src/${module}.ts`),
      )
        .map((module) => sheets.get(module) ?? '')
        .filter((css) => css !== '')
        .join('\n'),
  };
}

/** Leaves other packages external, so that the app has a single React and React Aria. */
const isOfAnotherPackage = (id) => /^[@a-z]/.test(id);

/** Replaces style sheets by empty modules, and keeps the sheets and the import graph. */
function separateStyles({ sheets, graph }) {
  const vanillaExtract = vanillaExtractPlugin();
  const compiler = vanillaExtract.find(({ load }) => load);
  return [
    {
      name: 'separate-styles',
      enforce: 'pre',
      resolveId(id) {
        if (id.endsWith(sheetSuffix)) return `\0${id.slice(0, -sheetSuffix.length)}${placeholderSuffix}`;
        // The typeface has a style sheet of its own (`fontStyles`).
        return id.endsWith('/fonts.css') ? '\0fonts' : null;
      },
      async load(id) {
        if (id === '\0fonts') return { code: '', moduleType: 'js' };
        if (!id.endsWith(placeholderSuffix)) return null;
        const module = id.slice('\0'.length, -placeholderSuffix.length);
        sheets.set(id, await compiler.load.call(this, `${module}${sheetSuffix}`));
        return { code: '', moduleType: 'js', moduleSideEffects: false };
      },
      generateBundle() {
        for (const id of this.getModuleIds()) {
          const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id);
          graph.set(id, [...importedIds, ...dynamicallyImportedIds]);
        }
      },
    },
    ...vanillaExtract,
  ];
}

/** Returns the modules and all they import, imports first. */
function modulesInOrder(graph, modules) {
  const found = new Set();
  const seen = new Set();
  const visit = (module) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of graph.get(module) ?? []) visit(imported);
    found.add(module);
  };
  modules.forEach(visit);
  return [...found];
}
