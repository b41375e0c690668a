import type { Plugin } from 'vite';

/** What makes something and does nothing else, where a module is read. */
const pureCallPattern =
  /(?<=^(?:var|const) \w+ = )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\(|new (?:Set|URL)\()/gm;

const classPattern = /(?<=^var \w+ = )(class extends React\d*\.Component \{$[^]*?^\});$/gm;

/** Names for developer tools, and the one context a class of the data router states. */
const staticPropertyPattern = /^\w+\.(?:displayName|contextType) = [^;]+;$/gm;

/**
 * Lets the bundler leave out what the site does not use of React Router. Its components are made by calls that are not
 * marked as pure, so that two thirds of it, links and forms with all they need, would go to every visitor.
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
