// `npm run pictures -w server`: records the properties of the pictures in `server/seed/media` after one was
// added or replaced.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describePicture } from '../media/pictureEncoding.ts';
import { readMediaTexts, seedDir } from './content.ts';

const pictures: Record<string, unknown> = {};
for (const path of Object.keys(await readMediaTexts())) {
  pictures[path] = await describePicture(join(seedDir, 'media', path));
}
await writeFile(join(seedDir, 'content/pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`);
