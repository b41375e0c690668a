import { describe, expect, it } from 'vitest';
import { type PrefetchInput, filesToPrefetch, type ManifestChunk } from '../../src/pages/filesToPrefetch.ts';

const chunk = (file: string, more: Partial<ManifestChunk> = {}): ManifestChunk => ({
  file,
  css: [],
  imports: [],
  dynamicImports: [],
  ...more,
});

const manifest = {
  react: chunk('react.js'),
  shared: chunk('shared.js', { dynamicImports: ['src/FaqRoute.tsx', 'toaster'] }),
  header: chunk('header.js', { css: ['header.css'], imports: ['react', 'shared'] }),
  product: chunk('product.js', { imports: ['shared'], dynamicImports: ['viewer'] }),
  viewer: chunk('viewer.js'),
  toaster: chunk('toaster.js'),
  'src/FaqRoute.tsx': chunk('faq.js'),
};

const prefetched = (change: Partial<PrefetchInput> = {}) =>
  filesToPrefetch({
    manifest,
    modules: ['header', 'product'],
    pressed: ['header', 'product'],
    loadedFiles: new Set(['react.js']),
    sizeOf: () => 10,
    budgetBytes: 100,
    ...change,
  });

describe('filesToPrefetch', () => {
  it('lists modules with their styles and imports once, then the modules they open', () => {
    expect(prefetched()).toEqual([
      'header.css',
      'header.js',
      'shared.js',
      'product.js',
      'toaster.js',
      'viewer.js',
    ]);
  });

  it('skips a module that exceeds the budget, and includes a smaller one after it', () => {
    const sizeOf = (file: string) => (file === 'product.js' ? 40 : 10);
    expect(prefetched({ budgetBytes: 60, sizeOf })).toEqual([
      'header.css',
      'header.js',
      'shared.js',
      'toaster.js',
      'viewer.js',
    ]);
  });

  it('ignores modules that the build does not have', () => {
    expect(prefetched({ modules: ['none'], pressed: [] })).toEqual([]);
  });
});
