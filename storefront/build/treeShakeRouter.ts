import type { Plugin } from 'vite';

/** Calls at the top level of a module that have no side effects. */
const pureCallPattern =
  /(?<=^(?:var|const) \w+ = )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\(|new (?:Set|URL)\()/gm;

const classPattern = /(?<=^var \w+ = )(class extends React\d*\.Component \{$[^]*?^\});$/gm;

/** Display names, and the `contextType` of a class of the data router. */
const staticPropertyPattern = /^\w+\.(?:displayName|contextType) = [^;]+;$/gm;

/**
 * Lets the bundler drop the parts of React Router that the site does not use. Its components are created by calls without
 * pure annotations, so two thirds of it, such as links and forms, would otherwise be in every visitor's scripts.
 */
export function treeShakeRouter(): Plugin {
  return {
    name: 'elvora:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(pureCallPattern, '/* @__PURE__ */ ')
          .replace(classPattern, '/* @__PURE__ */ (() => $1)();')
          .replace(staticPropertyPattern, ''),
        map: null,
      }),
    },
  };
}
