import { expect, it } from 'vitest';
import { createImageSources } from '../../src/pages/imageSources.ts';
import { newCategory } from '../support/newEntries.ts';
import { testStore } from '../support/testDatabases.ts';

it('are the origins of category pictures on other sites, and nothing that would end a directive', async () => {
  const store = await testStore('sqlite');
  const imageSources = createImageSources(store);
  expect(await imageSources()).toEqual([]);
  await store.write(async (writer) => {
    for (const [at, image] of [
      'https://pictures.example/a.jpg',
      'HTTPS://pictures.example/b.jpg',
      'http://intranet:8080/c.png',
      'https://a;script-src/x.jpg',
      '/media/own.jpg',
      null,
    ].entries())
      await writer.insertCategory(newCategory({ name: `C${at}`, image }));
  });
  expect(await imageSources()).toEqual(['https://pictures.example', 'http://intranet:8080']);
});
