import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { withListedTypes } from './listedTypes.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [{ from: '../docs/design', to: '/design' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      {
        name: 'listed-types',
        enforce: 'pre',
        transform: (source, id) =>
          /\/design-system\/src\/.*\.tsx$/.test(id) ? { code: withListedTypes(source), map: null } : null,
      },
      ...(config.plugins ?? []),
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
