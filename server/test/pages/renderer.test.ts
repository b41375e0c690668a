import { describe, expect, it } from 'vitest';
import { assertRenderer, type Renderer } from '../../src/pages/renderer.ts';

const renderer = {
  queryParameters: ['page'],
  repeatedParameters: {},
  frameSources: [],
  inlineScripts: [],
  resourceKeysFor: () => [],
  render: async () => {
    throw new Error('not called');
  },
  crawlerFiles: [{ path: '/robots.txt', type: 'text/plain' }],
  renderCrawlerFile: async function* () {
    yield '';
  },
  renderDrawing: () => null,
} satisfies Renderer;

describe('the storefront bundle', () => {
  it('is accepted with all exports of a renderer', () => {
    expect(() => assertRenderer(renderer, 'entry-server.js')).not.toThrow();
  });

  it.each(Object.keys(renderer))('is rejected without %s, which the error names', (name) => {
    const { [name]: _missing, ...rest } = renderer as Record<string, unknown>;
    expect(() => assertRenderer(rest, 'dist/server/entry-server.js')).toThrow(
      new RegExp(
        `dist/server/entry-server\\.js is not a storefront bundle.*: ${name}: .*Build the storefront again`,
      ),
    );
  });

  it('is rejected when an export is not a function', () => {
    expect(() => assertRenderer({ ...renderer, render: 'x' }, 'entry-server.js')).toThrow(TypeError);
  });
});
