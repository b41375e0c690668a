import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const contentImportPattern = /^import \{ ([^}]+) \} from '([^']+\/content\/[\w-]+\.json)';$/gm;
const partQuery = '?part=';

/**
 * Turns each named import from a content file into a separate module. Bundlers place whole modules in chunks, so the
 * texts of one page would otherwise be loaded by all pages that use the same file.
 */
export function splitContentJson(): Plugin {
  return {
    name: 'elvora:content-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/storefront\/src\/.*\.tsx?$/ },
      handler: (code) => ({
        code: code.replace(contentImportPattern, (_all, names: string, file: string) =>
          names
            .split(',')
            .map((name) => {
              const [part = '', local = part] = name.trim().split(' as ');
              return `import ${local} from '${file}${partQuery}${part}';`;
            })
            .join(' '),
        ),
        map: null,
      }),
    },
    resolveId: {
      filter: { id: /\.json\?part=/ },
      handler: (id, importer = '') => {
        const [file = '', part = ''] = id.split(partQuery);
        // The id must not end with `.json`: the module is a script.
        return `\0${resolve(dirname(importer), file)}${partQuery}${part}`;
      },
    },
    load: {
      filter: { id: /\.json\?part=/ },
      handler: (id) => {
        const [file = '', part = ''] = id.slice(1).split(partQuery);
        const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
        if (!Object.hasOwn(content, part)) throw new Error(`${file} has no part ${part}.`);
        return { code: `export default ${JSON.stringify(content[part])};`, moduleType: 'js' };
      },
    },
  };
}
