import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createAnswers } from '../../src/api/answers.ts';
import { readConfig } from '../../src/config.ts';
import { createEnquiries } from '../../src/enquiries/enquiries.ts';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import { builtRooms } from '../../src/rooms.ts';
import { StartError } from '../../src/startError.ts';
import { quiet, testStore } from '../support/stores.ts';

it('says what to do when the apps have not been built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-rooms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = await testStore('sqlite');
  const inside = {
    config: readConfig({}, folder),
    store,
    answers: createAnswers({ store, documents: [] }),
    media: createMediaLibrary(folder),
    enquiries: createEnquiries({ store, onMail: null }),
    logger: quiet,
  };
  const rooms = builtRooms(inside, { storefrontDist: join(folder, 'a'), adminDist: join(folder, 'b') });
  await expect(rooms).rejects.toThrow(StartError);
  await expect(rooms).rejects.toThrow(/npm start/);
});
