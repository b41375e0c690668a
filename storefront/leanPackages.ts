import type { Plugin } from 'vite';

/** What makes something and does nothing else, where a module is read. */
const makers =
  /(?<=^(?:var|const) \w+ = )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\(|new (?:Set|URL)\()/gm;

const classes = /(?<=^var \w+ = )(class extends React\d*\.Component \{$[^]*?^\});$/gm;

/** Names for developer tools, and the one context a class of the data router states. */
const names = /^\w+\.(?:displayName|contextType) = [^;]+;$/gm;

/**
 * Lets the bundler leave out what the site does not use of React Router. Its components are made by calls that are not
 * marked as pure, so that two thirds of it, links and forms with all they need, would go to every visitor.
 */
export function leanRouter(): Plugin {
  return {
    name: 'elvora:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(makers, '/* @__PURE__ */ ')
          .replace(classes, '/* @__PURE__ */ (() => $1)();')
          .replace(names, ''),
        map: null,
      }),
    },
  };
}
