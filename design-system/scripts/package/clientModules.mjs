import { parseAst } from 'vite';

/** Exports that React also has in its server environment. */
const serverNames = new Set([
  'Activity',
  'Children',
  'Fragment',
  'Suspense',
  'cloneElement',
  'createElement',
  'isValidElement',
  'memo',
  'use',
  'useCallback',
  'useId',
  'useMemo',
]);

const handlerProperty = /[{,\s]on[A-Z]\w*\s*[:,}]/;

/**
 * Returns whether a built module needs the directive `'use client'`: it uses state, effects or another package, gives an
 * element an event handler, is an icon, which units take as a prop, or is a component over such a module. Re-exporting
 * modules and pure ones have no directive, so that server components can call their functions and read their constants.
 * @param {{ fileName: string, code: string }[]} chunks
 * @returns {(fileName: string) => boolean}
 */
export function isClientModule(chunks) {
  const modules = new Map(chunks.map((chunk) => [chunk.fileName, describeModule(chunk)]));
  const isClient = new Set([...modules].filter(([, { needsClient }]) => needsClient).map(([name]) => name));
  for (let size = -1; size !== isClient.size;) {
    size = isClient.size;
    for (const [name, { imported, isReexport }] of modules) {
      if (!isReexport && imported.some((file) => isClient.has(file))) isClient.add(name);
    }
  }
  return (fileName) => isClient.has(fileName);
}

function describeModule({ fileName, code }) {
  const { body } = parseAst(code);
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  return {
    isReexport: body.every(
      ({ type, declaration }) => type === 'ImportDeclaration' || (type.startsWith('Export') && !declaration),
    ),
    imported: imports
      .filter(({ source }) => source.value.startsWith('.'))
      .map(({ source }) => new URL(source.value, `file:///${fileName}`).pathname.slice(1)),
    needsClient:
      fileName.startsWith('components/Icon/icons/') ||
      imports.some(importsClientApi) ||
      (usesJsx(imports) && handlerProperty.test(code)),
  };
}

const usesJsx = (imports) => imports.some(({ source }) => source.value === 'react/jsx-runtime');

function importsClientApi({ source, specifiers }) {
  const name = source.value;
  if (name.startsWith('.') || name === 'react/jsx-runtime') return false;
  return name !== 'react' || specifiers.some(({ imported }) => !serverNames.has(imported?.name));
}
