import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changelogVersions, releaseChangelog } from '../changelog.mjs';

const fileOf = (path: string) => new URL(`../../${path}`, import.meta.url);
const changelog = readFileSync(fileOf('CHANGELOG.md'), 'utf8');
const { version, workspaces } = JSON.parse(readFileSync(fileOf('package.json'), 'utf8')) as {
  version: string;
  workspaces: string[];
};

describe('the changelog', () => {
  it('has the version of the packages as its newest', () => {
    expect(changelogVersions(changelog)[0]).toEqual({ version, date: expect.any(String) });
    for (const folder of workspaces) {
      expect(JSON.parse(readFileSync(fileOf(`${folder}/package.json`), 'utf8'))).toMatchObject({ version });
    }
  });

  it('lists unreleased changes first, under the headings of Keep a Changelog', () => {
    const headings = changelog.split('\n').filter((line) => line.startsWith('##'));
    expect(headings[0]).toBe('## [Unreleased]');
    const known =
      /^(## \[(Unreleased|\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d)|### (Added|Changed|Deprecated|Removed|Fixed|Security)$)/;
    for (const heading of headings) expect(heading).toMatch(known);
  });

  it('has a database of every release but the newest, for the tests of upgrades', () => {
    const [newest, ...older] = changelogVersions(changelog);
    // Recorded after it was tagged.
    for (const released of older.length === 0 ? [newest] : older) {
      for (const kind of ['sqlite', 'sql']) {
        const file = `server/test/upgrade/fixtures/${released?.version}.${kind}.br`;
        expect([file, existsSync(fileOf(file))]).toEqual([file, true]);
      }
    }
  });

  it('moves the unreleased changes under a version', () => {
    const text = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- $& a\n\n## [0.1.0] - 2026-01-01\n';
    const next = { version: '0.2.0', date: '2026-02-02' };
    const released = releaseChangelog(text, next);
    expect(released).toBe(text.replace(']\n\n###', ']\n\n## [0.2.0] - 2026-02-02\n\n###'));
    expect(changelogVersions(released).map((one) => one.version)).toEqual(['0.2.0', '0.1.0']);
    expect(() => releaseChangelog(released, { ...next, version: '0.3.0' })).toThrow('no unreleased changes');
  });
});
