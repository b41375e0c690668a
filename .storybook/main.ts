import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { listsBelow, withListedTypes } from './listedTypes.ts';

const lists = listsBelow('design-system/src');

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [{ from: '../docs/design', to: '/design' }],
  addons: [
    '@storybook/addon-a11y',
    // Tables are no part of plain Markdown.
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
      {
        name: 'listed-types',
        // After the reader of the docs, which is the first of them.
        enforce: 'pre',
        transform: (code, id) =>
          /\/design-system\/src\/.*\.tsx$/.test(id)
            ? { code: withListedTypes(code, lists), map: null }
            : null,
      },
      vanillaExtractPlugin(),
    ],
    build: { ...config.build, cssTarget: ['chrome120', 'firefox121', 'safari17.4'] },
    optimizeDeps: {
      ...config.optimizeDeps,
      // Without these the dev server finds them late and reloads in the middle of a run.
      include: [
        ...(config.optimizeDeps?.include ?? []),
        'react-dom/client',
        'react/jsx-dev-runtime',
        'axe-core',
      ],
    },
  }),
});
