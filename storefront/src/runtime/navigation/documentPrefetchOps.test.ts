import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  prefetchBudgetBytes,
  type PrefetchedPicture,
  documentsThatFit,
  maxPictureBytes,
  pictureFits,
  readDeferredStyles,
  readFirstPictures,
} from './documentPrefetchOps.ts';

const picture: PrefetchedPicture = {
  srcSet: '/a/64.avif 64w, /a/640.avif 640w, /a/800.avif 800w',
  sizes: '100vw',
  aspect: 1,
};

it('counts as many documents as fit into the budget at the maximum size', () => {
  expect(documentsThatFit(0)).toBe(2);
  expect(documentsThatFit(40_000)).toBe(0);
  fc.assert(
    fc.property(fc.nat(200_000), fc.integer({ min: 1, max: 24_000 }), (spent, weight) => {
      const fitting = documentsThatFit(spent);
      if (fitting > 0) expect(spent + fitting * weight).toBeLessThanOrEqual(prefetchBudgetBytes);
    }),
  );
});

it('counts the variant that the browser will choose', () => {
  expect(maxPictureBytes(picture, 721)).toBe(800 * 800 * 0.05 + 600);
  expect(maxPictureBytes(picture, 640)).toBe(640 * 640 * 0.05 + 600);
  expect(maxPictureBytes(picture, 2000)).toBe(maxPictureBytes(picture, 800));
  expect(maxPictureBytes({ ...picture, aspect: 0.5 }, 640)).toBe(640 * 320 * 0.05 + 600);
});

it('accepts a picture only if all of it fits', () => {
  expect(pictureFits(picture, 721, 27_000)).toBe(true);
  expect(pictureFits(picture, 721, 28_000)).toBe(false);
  expect(pictureFits(picture, 44, 55_000)).toBe(true);
});

const markup = (name: string, more = '') =>
  `<picture class="a"><source sizes="auto, 96px" srcSet="/${name}/64.avif 64w, /${name}/160.avif 160w" type="image/avif"/><img width="800" height="400" alt=""${more}/></picture>`;

it.each([
  [
    'the one that the first paint shows',
    `${markup('card')}${markup('main', ' elementtiming="first"')}`,
    'main',
  ],
  [
    'else the first four of the content',
    `<header>${markup('logo')}</header><main>${['a', 'b', 'c', 'd', 'e'].map((name) => markup(name)).join('')}</main>`,
    'a b c d',
  ],
  ['fewer if there are fewer', `<main>${markup('a')}<picture></picture>${markup('b')}</main>`, 'a b'],
])('finds the first pictures of a document: %s', (_which, html, names) => {
  expect(readFirstPictures(html)).toEqual(
    names.split(' ').map((name) => ({
      srcSet: `/${name}/64.avif 64w, /${name}/160.avif 160w`,
      sizes: '96px',
      aspect: 0.5,
    })),
  );
});

it.each(['<main><p>None</p></main>', '', '<main><picture><img alt="" src="a.jpg"></picture></main>'])(
  'finds none in %j',
  (html) => expect(readFirstPictures(html)).toEqual([]),
);

it('reads the URL of the styles behind the first screen', () => {
  const slot = '<div data-first-screen-end="" hidden="">';
  expect(
    readDeferredStyles(`<p>${slot}<link rel="stylesheet" href="/list?page=2&#38;styles=a.b"></div>`),
  ).toBe('/list?page=2&styles=a.b');
  expect(readDeferredStyles(`${slot}</div><link rel="stylesheet" href="/other.css">`)).toBeNull();
});
