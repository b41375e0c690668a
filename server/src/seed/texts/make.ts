// Finishes the long texts of the site, cleaned and ready to show: `npm run texts -w server`.
import { writeFile } from 'node:fs/promises';
import { finishedTextsFile } from '../../texts/siteTexts.ts';
import { finishTexts } from './finishTexts.ts';

await writeFile(finishedTextsFile, `${JSON.stringify(await finishTexts(), null, 2)}\n`);
