import { pino } from 'pino';
import { expect, it } from 'vitest';
import { terminalLog } from '../../src/terminalLog.ts';

it('prints a line for a person, with the stack of an error', () => {
  const lines: string[] = [];
  const logger = pino(
    { level: 'warn', base: null },
    terminalLog((text) => lines.push(text)),
  );
  logger.info('request');
  logger.warn({ host: 'mail.example', reqId: '1' }, 'the mail could not be sent');
  logger.error({ err: new Error('gone') }, 'request failed');
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d WARN the mail could not be sent \(host=mail\.example\)\n$/),
    expect.stringMatching(/^\d\d:\d\d:\d\d ERROR request failed\n {2}Error: gone\n[^{}]*at /),
  ]);
});
