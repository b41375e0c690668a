import type { Renderer } from '@elvora/catalogue/contract';
import { expect, it } from 'vitest';
import * as bundle from './entry-server.tsx';

it('exports the members of a renderer, and nothing else', () => {
  const renderer: Renderer = bundle;
  expect(Object.keys(renderer).toSorted()).toEqual([
    'crawlerFiles',
    'frameSources',
    'queryParameters',
    'render',
    'renderCrawlerFile',
    'resourceKeysFor',
  ] satisfies (keyof Renderer)[]);
});
