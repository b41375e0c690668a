import { resolve } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { wiringMutants } from './wiringMutants.ts';
import { type ComponentsByFile, documentComponents, appendDocgen } from './componentProps.ts';

/** Runs after react-docgen's plugin, which cannot resolve types from other files. */
function compilerDocgen(): Plugin {
  let components: ComponentsByFile = new Map();
  return {
    name: 'props-of-the-compiler',
    enforce: 'pre',
    buildStart() {
      components = documentComponents(resolve('design-system'));
    },
    transform(code, id) {
      // After a change, Vite appends a timestamp query to the id.
      const known = components.get(id.replace(/\?.*$/, ''));
      return known ? { code: appendDocgen(code, known), map: null } : null;
    },
  };
}

/** Makes stories wait for the web font: pages never swap fonts, so a late one would be missing from screenshots. */
function blockingFonts(): Plugin {
  return {
    name: 'blocking-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/design-system/src/styles/fonts.css')
        ? { code: code.replaceAll('font-display: optional', 'font-display: block'), map: null }
        : null,
  };
}

/** Renders the stories as development builds of React do in strict mode: every component is mounted twice. */
const isStrict = process.env['STRICT_MODE'] === 'true';

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { strictMode: isStrict } },
  features: { developmentModeForBuild: isStrict },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [{ from: '../docs/design', to: '/design' }],
  addons: [
    '@storybook/addon-a11y',
    // Tables need the GitHub flavour of Markdown.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      wiringMutants(process.env['WIRING_MUTANTS']),
      compilerDocgen(),
      blockingFonts(),
      vanillaExtractPlugin(),
    ],
    build: { ...config.build, cssTarget: ['chrome120', 'firefox121', 'safari17.4'] },
    optimizeDeps: {
      ...config.optimizeDeps,
      // Pre-bundled, because the dev server would discover them late and reload during a run.
      include: [
        ...(config.optimizeDeps?.include ?? []),
        'react-dom/client',
        'react/jsx-dev-runtime',
        'axe-core',
      ],
    },
  }),
});
