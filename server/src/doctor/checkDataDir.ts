import { randomUUID } from 'node:crypto';
import { lstat, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorText, type Finding, findingsOf } from './finding.ts';

const megabyte = 1024 * 1024;

/** Below this, the pictures of a single form do not fit. */
const minFreeBytes = 256 * megabyte;
/** Space for a backup, an update and the log of a busy day. */
const comfortableFreeBytes = 2048 * megabyte;

/** Checks that the folder is writable, its owner, its permissions and the free space. */
export async function checkDataDir(dataDir: string): Promise<Finding[]> {
  const folder = await stat(dataDir).catch(() => null);
  if (folder === null) {
    const text = `${dataDir} does not exist yet`;
    return [
      {
        subject: 'Folder',
        state: 'warning',
        text,
        advice: 'The first start creates it. If there was one, DATA_DIR is wrong.',
      },
    ];
  }
  return [
    await checkWriting(dataDir),
    ...checkMode(dataDir, folder.mode),
    ...(await findingsOf('Folder', () => checkOwners(dataDir, folder.uid))),
    ...(await findingsOf('Disk', () => checkSpace(dataDir))),
  ];
}

async function checkWriting(dataDir: string): Promise<Finding> {
  const file = join(dataDir, `doctor-${randomUUID()}`);
  try {
    await writeFile(file, 'x', { flag: 'wx' });
    return { subject: 'Folder', state: 'ok', text: `${dataDir} can be written` };
  } catch (error) {
    const advice =
      'Run this command as the user of the server. The folder and all in it must belong to that user.';
    return {
      subject: 'Folder',
      state: 'problem',
      text: `${dataDir} cannot be written: ${errorText(error)}`,
      advice,
    };
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** It holds personal data and password hashes. */
function checkMode(dataDir: string, mode: number): Finding[] {
  if ((mode & 0o007) === 0 || process.platform === 'win32') return [];
  const text = `every user of this machine may read ${dataDir}`;
  return [{ subject: 'Folder', state: 'warning', text, advice: `chmod 700 '${dataDir}'` }];
}

/** Finds files of another owner, such as those restored by root without the command. */
async function checkOwners(dataDir: string, owner: number): Promise<Finding[]> {
  const names = await readdir(dataDir, { recursive: true }).catch(() => []);
  const foreign: string[] = [];
  for (const name of names) {
    const entry = await lstat(join(dataDir, name)).catch(() => null);
    if (entry !== null && entry.uid !== owner) foreign.push(name);
  }
  if (foreign.length === 0) return [];
  const text = `${foreign.length} files do not belong to the owner of ${dataDir}, such as ${foreign[0]}`;
  const advice = `chown --recursive ${owner} '${dataDir}'`;
  return [{ subject: 'Folder', state: 'problem', text, advice }];
}

async function checkSpace(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${Math.floor(free / megabyte)} MB free`;
  if (free >= comfortableFreeBytes) return { subject: 'Disk', state: 'ok', text };
  const state = free < minFreeBytes ? 'problem' : 'warning';
  return {
    subject: 'Disk',
    state,
    text,
    advice: 'Free some space: old backups and releases are good candidates.',
  };
}
