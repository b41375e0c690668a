// Import boundaries, as docs/architecture.md explains them. `npm run boundaries` prints the comment of a broken rule, so it
// says what to do.
const source = (...names) => `^(${names.join('|')})/src/`;
const tests = String.raw`\.(test|types\.test)\.tsx?$|/test/`;
/** Public entry points of the design system: what its package.json exports. */
const entryPoints = String.raw`^design-system/src/(components/[^/]+|theme|styles|layout|hooks)/index\.ts$|^design-system/src/styles/(global|fontFiles)\.ts$`;
const packages = (...names) => `node_modules/(${names.join('|')})(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files import each other. Make them one file, or move what both need into a third.',
      severity: 'error',
      from: { pathNot: tests },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'resolvable',
      comment: 'The import resolves to nothing. Correct the path, or add the package to package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: String.raw`^(virtual:|\.\./\.\./\.\.$)|\.mdx$` },
    },
    {
      name: 'catalogue-is-independent',
      comment:
        'The catalogue is a pure model: it imports only itself and valibot. Pass what it needs as an argument.',
      severity: 'error',
      from: { path: source('catalogue'), pathNot: tests },
      to: { pathNot: `${source('catalogue')}|${packages('valibot')}` },
    },
    {
      name: 'design-system-is-independent',
      comment: 'Components know no app, catalogue, router or SWR. Take plain data and callbacks as props.',
      severity: 'error',
      from: { path: source('design-system'), pathNot: tests },
      to: {
        path: `^(catalogue|storefront|admin|server|stories|bench)/|${packages('swr', 'react-router', 'react-router-dom')}`,
      },
    },
    {
      name: 'no-node-in-the-browser',
      comment:
        'This code runs in the browser. Move what needs Node into server/, scripts/ or a build plugin.',
      severity: 'error',
      from: { path: source('catalogue', 'design-system', 'storefront', 'admin'), pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'apps-are-independent',
      comment: 'Apps import no other app and no server. Share through catalogue/ or design-system/.',
      severity: 'error',
      from: { path: '^(storefront|admin)/src/', pathNot: tests },
      to: { path: '^(storefront|admin|server|stories|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'apps-use-public-paths',
      comment: 'Import the design system by its public subpath, as @elvora/design-system/Button.',
      severity: 'error',
      from: { path: '^(storefront|admin)/' },
      to: { path: '^design-system/', pathNot: entryPoints },
    },
    {
      name: 'data-in-data-and-routes',
      comment:
        'SWR and the router belong to runtime/, data/, router/, layout/, the entries and *Route files. Pass data and links to views as props.',
      severity: 'error',
      from: {
        path: '^(storefront|admin)/src/',
        pathNot: String.raw`${tests}|/src/(data|router|layout|runtime)/|/(entry-\w+|main|router)\.tsx$|/\w*(Route|ById)\.tsx$`,
      },
      to: { path: packages('swr', 'react-router', 'react-router-dom') },
    },
    {
      name: 'views-take-props',
      comment:
        'A view takes props alone, so that a story can render it. Call hooks of data/ and router/ in its *Route.',
      severity: 'error',
      from: { path: String.raw`^(storefront|admin)/src/.*View\.tsx$` },
      to: { path: '/src/(data|router|runtime/(data|navigation|start|server))/' },
    },
    {
      name: 'runtime-is-independent-of-the-site',
      comment:
        'The rendering runtime knows no page and no content. Pass the page or the text to it as an argument.',
      severity: 'error',
      from: { path: '^storefront/src/runtime/', pathNot: tests },
      to: { path: '^storefront/src/', pathNot: '^storefront/src/runtime/' },
    },
    {
      name: 'runtime-primitives-at-the-bottom',
      comment:
        'browser/ and store/ are the lowest layer of the runtime. Move what needs more into a folder above.',
      severity: 'error',
      from: { path: '^storefront/src/runtime/(browser|store)/', pathNot: tests },
      to: { path: '^storefront/src/runtime/', pathNot: '^storefront/src/runtime/(browser|store)/' },
    },
    {
      name: 'runtime-parts-below-navigation',
      comment:
        'Data, document, errors, forms and hydration do not navigate. Pass a callback from navigation/.',
      severity: 'error',
      from: { path: '^storefront/src/runtime/(data|document|errors|forms|hydration)/', pathNot: tests },
      to: { path: '^storefront/src/runtime/(navigation|start|server)/' },
    },
    {
      name: 'navigation-below-the-entries',
      comment: 'Only the entries import start/ and server/. Move what navigation needs below it.',
      severity: 'error',
      from: { path: '^storefront/src/runtime/navigation/', pathNot: tests },
      to: { path: '^storefront/src/runtime/(start|server)/' },
    },
    {
      name: 'server-renders-nothing',
      comment: 'The server calls the built storefront to render. Put markup into the storefront.',
      severity: 'error',
      from: { path: source('server'), pathNot: tests },
      to: { path: `^(design-system|storefront|admin|stories)/|${packages('react', 'react-dom')}` },
    },
    {
      name: 'stories-use-public-paths',
      comment:
        'Stories are the first consumer of the design system. Export what they need from its index.ts.',
      severity: 'error',
      from: { path: '^stories/' },
      to: {
        path: `^(design-system|storefront|admin|catalogue|server)/|${packages('swr', 'react-router', 'react-router-dom')}`,
        pathNot: String.raw`${entryPoints}|^(storefront|admin)/src/.*View\.tsx$|^catalogue/src/fixtures/index\.ts$`,
      },
    },
    {
      name: 'components-by-their-index',
      comment: 'Import another component by its index.ts. Export there what the other one needs.',
      severity: 'error',
      from: { path: '^design-system/src/components/([^/]+)/', pathNot: tests },
      to: {
        path: '^design-system/src/components/([^/]+)/',
        pathNot: '^design-system/src/components/($1/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'theme-below-everything',
      comment: 'The theme is the lowest layer. Move what needs styles or components up.',
      severity: 'error',
      from: { path: '^design-system/src/theme/', pathNot: tests },
      to: { path: '^design-system/src/(styles|layout|components|hooks|gesture)/' },
    },
    {
      name: 'styles-below-layout',
      comment: 'Styles know only the theme. Move what needs a component into that component.',
      severity: 'error',
      from: { path: '^design-system/src/styles/', pathNot: tests },
      to: { path: '^design-system/src/(layout|components|hooks|gesture)/' },
    },
    {
      name: 'layout-below-components',
      comment: 'Layout, hooks and geometry know no component. Move what needs one into components/.',
      severity: 'error',
      from: { path: '^design-system/src/(layout|geometry|gesture|hooks)/', pathNot: tests },
      to: { path: '^design-system/src/components/' },
    },
    {
      name: 'pure-files-stay-pure',
      comment:
        '*Geometry, *State and *Ops files are numbers, events and data. Move React, styles and views into the hook or view.',
      severity: 'error',
      from: { path: String.raw`(Geometry|State|Ops)\.ts$`, pathNot: tests },
      to: { path: `${packages('react', 'react-dom')}|\\.css\\.ts$|\\.tsx$` },
    },
    {
      name: 'one-home-for-each-third-party',
      comment: 'Embla belongs to hooks/useCarousel.ts, Floating UI to hooks/useAnchored.ts. Use those hooks.',
      severity: 'error',
      from: {
        path: source('design-system'),
        pathNot: String.raw`hooks/(useCarousel|useAnchored)\.ts$`,
      },
      to: { path: packages('embla-carousel-react', '@floating-ui/react') },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(catalogue/|design-system/|storefront/|admin/|server/)?(dist|storybook-static|.turbo|.results)/',
    },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
