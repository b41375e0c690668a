import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createNotices, noticesFile } from '../notices.mjs';

const notices = readFileSync(noticesFile, 'utf8');

it('the third-party notices match the lockfile (update with npm run notices)', () => {
  expect(notices === createNotices(), 'run npm run notices').toBe(true);
});

it('the notices list the packages in server and pages, with their licence texts', () => {
  for (const name of ['fastify', 'sharp', 'react-dom', 'react-aria-components', 'pg']) {
    expect(notices).toMatch(new RegExp(`^\\| ${name} +\\| \\d`, 'm'));
  }
  expect(notices).toMatch(/@img\/sharp-libvips-linux-x64 \| \S+ \| LGPL-3\.0-or-later/);
  expect(notices).not.toMatch(/^\| (vitest|storybook|playwright-core) /m);
  expect(notices).toContain('Permission is hereby granted, free of charge');
});

it('the container contains the notices', () => {
  expect(readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')).toMatch(
    /^COPY LICENSE THIRD-PARTY-NOTICES\.md /m,
  );
});
