import { expect, it } from 'vitest';
import { clock } from '../support/clock.ts';
import { testStore } from '../support/testDatabases.ts';
import { testApp } from '../support/testApp.ts';

const url = '/.well-known/security.txt';

it('lists the contact for vulnerabilities (RFC 9116)', async () => {
  const environment = { SITE_URL: 'https://elvora.example' };
  const app = await testApp({ store: await testStore('sqlite'), environment, now: clock().now });
  const response = await app.inject(url);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toBe(
    [
      'Contact: mailto:privacy@elvora.example',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://elvora.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('lists the configured contact, without sign-in as well', async () => {
  const environment = { SECURITY_CONTACT: 'https://elvora.example/security', ADMIN_AUTH: 'off' };
  const app = await testApp({ store: await testStore('sqlite'), environment });
  expect((await app.inject(url)).body).toContain('Contact: https://elvora.example/security\n');
});
