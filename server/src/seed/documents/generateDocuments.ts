// Generates the downloadable documents from their texts: `npm run documents -w server`.
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readDocumentsContent, seedDir } from '../content.ts';
import { createDocx } from './docx.ts';
import { createPdf } from './pdf.ts';
import { createXlsx } from './xlsx.ts';

const writers = { pdf: createPdf, docx: createDocx, xlsx: createXlsx } as const;

const { documents, supplierCode } = await readDocumentsContent();
const folder = join(seedDir, 'documents');
await mkdir(folder, { recursive: true });
for (const content of [...documents, supplierCode]) {
  const bytes = await writers[content.type](content);
  await writeFile(join(folder, basename(content.filePath)), bytes);
  process.stdout.write(`${basename(content.filePath)} ${bytes.length}\n`);
}
