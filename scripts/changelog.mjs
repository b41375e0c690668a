// Reads and releases CHANGELOG.md, which has the format of Keep a Changelog.

const unreleased = '## [Unreleased]';

/** Returns the versions of the changelog, the newest first. */
export function changelogVersions(text) {
  return [...text.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/gm)].map(([, version, date]) => ({
    version,
    date,
  }));
}

/** Moves the unreleased changes under a version. Throws when there are none. */
export function releaseChangelog(text, { version, date }) {
  const start = text.indexOf(`${unreleased}\n`);
  const changes = text.slice(start + unreleased.length).split(/^## /m)[0];
  if (start === -1 || changes.trim() === '') throw new Error('CHANGELOG.md has no unreleased changes.');
  return text.replace(`${unreleased}\n`, () => `${unreleased}\n\n## [${version}] - ${date}\n`);
}
