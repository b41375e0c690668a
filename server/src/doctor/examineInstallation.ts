import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { checkDatabase } from './checkDatabase.ts';
import { checkDataDir } from './checkDataDir.ts';
import { checkBucket, checkMail } from './checkServices.ts';
import { checkSettings, createRedaction } from './checkSettings.ts';
import { type Finding, findingsOf } from './finding.ts';

export interface ExaminationOptions {
  env: Readonly<Record<string, string | undefined>>;
  /** Folder of the program. */
  projectDir: string;
  now: Date;
}

/** Checks an installation from the outside, with or without a running server. Sends no mail and prints no secrets. */
export async function examineInstallation({ env, projectDir, now }: ExaminationOptions): Promise<Finding[]> {
  const versions = await findingsOf('Elvora', () => checkVersions(projectDir));
  const { config, findings } = checkSettings(env, projectDir);
  if (config === null) {
    const text = 'not checked, because the settings are invalid';
    return [...versions, ...findings, { subject: 'Anything else', state: 'problem', text }];
  }
  const redact = createRedaction(config);
  const found = [
    ...versions,
    ...findings,
    ...(await findingsOf('Folder', () => checkDataDir(config.dataDir))),
    ...(await findingsOf('Database', () => checkDatabase(config, now))),
    ...(await findingsOf('Mail', () => checkMail(config))),
    ...(await findingsOf('Bucket', () => checkBucket(config))),
  ];
  return found.map((finding) => ({ ...finding, text: redact(finding.text) }));
}

const manifest = v.object({ version: v.string(), devDependencies: v.object({ node: v.string() }) });

/** The tests run on the Node version in package.json. */
async function checkVersions(projectDir: string): Promise<Finding[]> {
  const { version, devDependencies } = v.parse(
    manifest,
    JSON.parse(await readFile(join(projectDir, 'package.json'), 'utf8')),
  );
  const running = process.versions.node;
  const isTested = running.split('.')[0] === devDependencies.node.split('.')[0];
  return [
    { subject: 'Elvora', state: 'ok', text: version },
    isTested
      ? { subject: 'Node', state: 'ok', text: running }
      : {
          subject: 'Node',
          state: 'warning',
          text: `${running}, tested with ${devDependencies.node}`,
          advice: 'Start the server with npm start, or with node_modules/.bin/node.',
        },
  ];
}
