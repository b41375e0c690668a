import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Bundles one unit out of the root entry, without what an app has anyway. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist-button',
    minify: true,
    lib: { entry: 'src/buttonAlone.ts', formats: ['es'] },
    rolldownOptions: { external: /^(react|react-dom|react-aria|react-aria-components|react-stately)(\/|$)/ },
  },
});
