import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { readConfig } from '../../src/config.ts';
import { createEnquiryService } from '../../src/enquiries/enquiryService.ts';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import { builtSitePlugins } from '../../src/sitePlugins.ts';
import { CliError } from '../../src/cliError.ts';
import { silentLogger, testStore } from '../support/testDatabases.ts';

it('explains what to do when the apps have not been built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-plugins-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = await testStore('sqlite');
  const inside = {
    config: readConfig({}, folder),
    store,
    apiHandler: createApiHandler({ store, documents: [] }),
    media: createMediaLibrary(folder),
    enquiries: createEnquiryService({ store, onMailQueued: null }),
    logger: silentLogger,
  };
  const rooms = builtSitePlugins(inside, { storefrontDir: join(folder, 'a'), adminDir: join(folder, 'b') });
  await expect(rooms).rejects.toThrow(CliError);
  await expect(rooms).rejects.toThrow(/npm start/);
});
