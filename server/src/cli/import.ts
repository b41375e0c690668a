import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { importFromHost } from '../import/importFromHost.ts';
import { importInstance } from '../import/importInstance.ts';
import { type ImportReport, formatImportReport } from '../import/importReport.ts';
import { openMediaLibrary } from '../media/openMediaLibrary.ts';
import { CliError } from '../cliError.ts';
import { migrate } from '../store/migrate.ts';
import { openPostgresWithoutTimeouts } from '../store/postgres.ts';
import { type OpenDatabase, openSqlite } from '../store/sqlite.ts';
import { projectDir, runCommand } from './runCommand.ts';

const usage = `npm run import -- --from <source> [--dry-run] [--replace] [--report file.json]
  --from https://host/backend   any host with the same API; --images https://host/uploads for relative names;
                                other hosts are not accessed, nor private addresses without --allow-private
  --from postgres://…           another Elvora instance; --pictures <its data folder or the URL of its bucket>
  --from /path/to/data          the data folder of another Elvora instance`;

await runCommand(async (config, print) => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      images: { type: 'string' },
      pictures: { type: 'string' },
      report: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'allow-private': { type: 'boolean', default: false },
    },
  });
  const { from, images, pictures } = values;
  if (from === undefined) throw new CliError(usage);
  const options = { isReplacing: values.replace, isDryRun: values['dry-run'], now: new Date() };
  const reportFile = values.report === undefined ? null : await openReport(values.report);
  try {
    const report = /^https?:/i.test(from)
      ? await runHostImport({
          config,
          base: from,
          imageBase: images ?? from,
          allowsPrivate: values['allow-private'],
          ...options,
        })
      : await runInstanceImport({ config, from, pictures, ...options });
    for (const line of formatImportReport(report)) print(line);
    await reportFile?.writeFile(`${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await reportFile?.close();
  }
  print(options.isDryRun ? 'This was a dry run: nothing has changed.' : 'Imported.');
});

/** Opens the report before the import starts, so that a read-only folder cannot cost the report of a finished import. */
async function openReport(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'w');
  } catch (cause) {
    throw new CliError(
      `The report cannot be written to ${resolve(file)}. Choose another file with --report.`,
      {
        cause,
      },
    );
  }
}

interface ImportOptions {
  config: Config;
  isReplacing: boolean;
  isDryRun: boolean;
  now: Date;
}

async function runHostImport({
  config,
  ...options
}: ImportOptions & { base: string; imageBase: string; allowsPrivate: boolean }): Promise<ImportReport> {
  const media = await openMediaLibrary(config);
  try {
    return await importFromHost({ ...options, media, openTarget: () => openTarget(config) });
  } finally {
    await media.close();
  }
}

async function openTarget({ dataDir, databaseUrl }: Config): Promise<OpenDatabase> {
  const target = databaseUrl === null ? openSqlite(dataDir) : openPostgresWithoutTimeouts(databaseUrl);
  try {
    await migrate(target);
    return target;
  } catch (error) {
    await target.close();
    throw error;
  }
}

async function runInstanceImport({
  config,
  from,
  pictures,
  ...options
}: ImportOptions & { from: string; pictures: string | undefined }): Promise<ImportReport> {
  const isPostgres = /^postgres(ql)?:/i.test(from);
  const isBucket = pictures !== undefined && /^https?:/i.test(pictures);
  // Without --pictures, the pictures of a PostgreSQL source are expected in this server's own data folder.
  const sourceDir = isPostgres
    ? resolve(projectDir, isBucket ? config.dataDir : (pictures ?? config.dataDir))
    : resolve(projectDir, from);
  if (config.databaseUrl === null && sourceDir === config.dataDir && !isPostgres) {
    throw new CliError(
      'Source and target are the same data folder. Set DATA_DIR or DATABASE_URL to the target.',
    );
  }
  const source = await openMediaLibrary({ dataDir: sourceDir, mediaUrl: isBucket ? pictures : null });
  const media = await openMediaLibrary(config);
  try {
    return await importInstance({
      ...options,
      label: isPostgres ? new URL(from).host : sourceDir,
      source: { dataDir: sourceDir, databaseUrl: isPostgres ? from : null, media: source },
      target: { ...config, media },
    });
  } finally {
    await source.close();
    await media.close();
  }
}
