// Builds the long texts of the site: `npm run texts -w server`.
import { writeFile } from 'node:fs/promises';
import { builtTextsFile } from '../siteTexts.ts';
import { buildTexts } from './buildTexts.ts';

await writeFile(builtTextsFile, `${JSON.stringify(await buildTexts(), null, 2)}\n`);
