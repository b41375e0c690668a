// Who may know whom: the table of docs/architecture.md, as rules a machine checks.
const source = (...rooms) => `^(${rooms.join('|')})/src/`;
const tests = String.raw`\.(test|types\.test)\.tsx?$|/test/`;
/** Doors of the design system: what its package.json exports. */
const doors = String.raw`^design-system/src/(components/[^/]+|theme|styles|layout|hooks)/index\.ts$|^design-system/src/styles/(global|fontFiles)\.ts$`;
const packages = (...names) => `node_modules/(${names.join('|')})(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or miss a third.',
      severity: 'error',
      from: { pathNot: tests },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: String.raw`^(virtual:|\.\./\.\./\.\.$)|\.mdx$` },
    },
    {
      name: 'catalogue-knows-nobody',
      severity: 'error',
      from: { path: source('catalogue'), pathNot: tests },
      to: { pathNot: `${source('catalogue')}|${packages('valibot')}` },
    },
    {
      name: 'design-system-knows-no-app',
      severity: 'error',
      from: { path: source('design-system'), pathNot: tests },
      to: {
        path: `^(catalogue|storefront|admin|server|stories|bench)/|${packages('swr', 'react-router', 'react-router-dom')}`,
      },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: { path: source('catalogue', 'design-system', 'storefront', 'admin'), pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'apps-know-their-own-rooms',
      comment: 'The apps share through catalogue and design system alone.',
      severity: 'error',
      from: { path: '^(storefront|admin)/src/', pathNot: tests },
      to: { path: '^(storefront|admin|server|stories|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'apps-use-public-paths',
      severity: 'error',
      from: { path: '^(storefront|admin)/' },
      to: { path: '^design-system/', pathNot: doors },
    },
    {
      name: 'data-in-data-and-routes',
      comment:
        'SWR and the router are used in runtime/ or data/, router/, layout/, the entries and route files; views take props.',
      severity: 'error',
      from: {
        path: '^(storefront|admin)/src/',
        pathNot: String.raw`${tests}|/src/(data|router|layout|runtime)/|/(entry-\w+|main|router)\.tsx$|/\w*(Route|ById)\.tsx$`,
      },
      to: { path: packages('swr', 'react-router', 'react-router-dom') },
    },
    {
      name: 'views-take-props',
      severity: 'error',
      from: { path: String.raw`^(storefront|admin)/src/.*View\.tsx$` },
      to: { path: '/src/(data|router|runtime/(data|navigation|start|server))/' },
    },
    {
      name: 'runtime-is-independent-of-the-site',
      comment: 'The pages are given to the rendering runtime; pages and layout import the runtime.',
      severity: 'error',
      from: { path: '^storefront/src/runtime/', pathNot: tests },
      to: { path: '^storefront/src/', pathNot: '^storefront/src/runtime/' },
    },
    {
      name: 'runtime-primitives-at-the-bottom',
      severity: 'error',
      from: { path: '^storefront/src/runtime/(browser|store)/', pathNot: tests },
      to: { path: '^storefront/src/runtime/', pathNot: '^storefront/src/runtime/(browser|store)/' },
    },
    {
      name: 'runtime-parts-below-navigation',
      severity: 'error',
      from: { path: '^storefront/src/runtime/(data|document|errors|forms|hydration)/', pathNot: tests },
      to: { path: '^storefront/src/runtime/(navigation|start|server)/' },
    },
    {
      name: 'navigation-below-the-entries',
      severity: 'error',
      from: { path: '^storefront/src/runtime/navigation/', pathNot: tests },
      to: { path: '^storefront/src/runtime/(start|server)/' },
    },
    {
      name: 'server-draws-nothing',
      severity: 'error',
      from: { path: source('server'), pathNot: tests },
      to: { path: `^(design-system|storefront|admin|stories)/|${packages('react', 'react-dom')}` },
    },
    {
      name: 'stories-use-public-paths',
      comment: 'Stories are the first consumer of the design system: what they need must be exported.',
      severity: 'error',
      from: { path: '^stories/' },
      to: {
        path: `^(design-system|storefront|admin|catalogue|server)/|${packages('swr', 'react-router', 'react-router-dom')}`,
        pathNot: String.raw`${doors}|^(storefront|admin)/src/.*View\.tsx$|^catalogue/src/fixtures/index\.ts$`,
      },
    },
    {
      name: 'components-by-their-index',
      severity: 'error',
      from: { path: '^design-system/src/components/([^/]+)/', pathNot: tests },
      to: {
        path: '^design-system/src/components/([^/]+)/',
        pathNot: '^design-system/src/components/($1/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'theme-below-everything',
      severity: 'error',
      from: { path: '^design-system/src/theme/', pathNot: tests },
      to: {
        path: '^design-system/src/(styles|layout|components|hooks|gesture)/',
        // The tokens stand in a layer, too, and the order of layers has one home.
        pathNot: String.raw`^design-system/src/styles/layers\.css\.ts$`,
      },
    },
    {
      name: 'styles-below-layout',
      severity: 'error',
      from: { path: '^design-system/src/styles/', pathNot: tests },
      to: { path: '^design-system/src/(layout|components|hooks|gesture)/' },
    },
    {
      name: 'layout-below-components',
      severity: 'error',
      from: { path: '^design-system/src/(layout|geometry|gesture|hooks)/', pathNot: tests },
      to: { path: '^design-system/src/components/' },
    },
    {
      name: 'pure-files-stay-pure',
      comment: 'Geometry, State and Ops are numbers, events and data: no React, no styles, no views.',
      severity: 'error',
      from: { path: String.raw`(Geometry|State|Ops)\.ts$`, pathNot: tests },
      to: { path: `${packages('react', 'react-dom')}|\\.css\\.ts$|\\.tsx$` },
    },
    {
      name: 'one-home-for-each-third-party',
      severity: 'error',
      from: {
        path: source('design-system'),
        pathNot: String.raw`Carousel/useCarousel\.ts$|hooks/useAnchored\.ts$`,
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
