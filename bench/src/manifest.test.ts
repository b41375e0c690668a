import { expect, it } from 'vitest';
import { pageAssets, entryAssets } from './manifest.ts';

it('counts the entry, the route and their imports once each', () => {
  const manifest = {
    'src/entry.tsx': {
      file: 'entry.js',
      isEntry: true,
      imports: ['_shared'],
      dynamicImports: ['_asked'],
      css: ['entry.css'],
    },
    'src/Home.tsx': { file: 'home.js', imports: ['_shared', 'src/entry.tsx'], css: ['home.css'] },
    'src/Other.tsx': { file: 'other.js' },
    _asked: { file: 'asked.js' },
    _shared: { file: 'shared.js', css: ['shared.css'] },
  };
  expect(pageAssets(manifest, ['src/Home.tsx'])).toEqual({
    scripts: ['entry.js', 'shared.js', 'asked.js', 'home.js'],
    styles: ['entry.css', 'shared.css', 'home.css'],
  });
  expect(entryAssets(manifest).scripts).toEqual(['entry.js', 'shared.js']);
});
