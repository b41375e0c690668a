import { expect, it } from 'vitest';
import { createHostFetch } from '../../src/import/hostFetch.ts';
import { createPictureFetcher } from '../../src/import/pictureFetcher.ts';
import { readHostCatalogue } from '../../src/import/readHostCatalogue.ts';

const named = { base: 'http://127.0.0.1:9/backend', imageBase: 'http://127.0.0.1:9/uploads' };

it.each([
  ['http://169.254.169.254/latest/meta-data', '169.254.169.254 is not the host to import from (127.0.0.1:9)'],
  ['//localhost/x.png', 'localhost is not the host to import from (127.0.0.1:9)'],
  ['a.png', '127.0.0.1 is not a public address; --allow-private allows it'],
])('does not fetch the picture %s of a host', async (name, reason) => {
  const fetch = createHostFetch({ named: Object.values(named), allowsPrivate: false });
  const media = { importFile: () => Promise.reject(new Error('fetched')) };
  const fetchPicture = createPictureFetcher({ ...named, fetch, media, folder: '/tmp/elvora-no-pictures' });
  await expect(fetchPicture(name)).rejects.toThrow(reason);
});

it('reports at once that a catalogue is at a private address', async () => {
  const fetch = createHostFetch({ named: Object.values(named), allowsPrivate: false });
  await expect(readHostCatalogue(named.base, fetch)).rejects.toThrow(
    /^The host's \w+ could not be read from .* \(127\.0\.0\.1 is not a public address; --allow-private allows it\)/,
  );
});
