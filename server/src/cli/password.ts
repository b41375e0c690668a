import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { CliError } from '../cliError.ts';
import { createStaffService } from '../staff/staffService.ts';
import { NotFoundError, openStoreBesideServer } from '../store/index.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run password -- admin            sets a new random password and prints it
npm run password -- admin --unlock   lets the account sign in again after too many failed attempts`;

/** Restores a user's access to an account, also while the server is running. */
await runCommand(async (config, print) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { unlock: { type: 'boolean', default: false } },
  });
  const [userName, ...rest] = positionals;
  if (userName === undefined || rest.length > 0) throw new CliError(usage);
  const logger = pino({ level: 'warn', base: null }, pino.destination({ fd: 2, sync: true }));
  const store = await openStoreBesideServer({ ...config, logger });
  const staff = createStaffService({ store });
  const record = (action: 'account.unlocked' | 'password.reset', target: string) =>
    store.auditLog.record({ action, actor: '', source: 'command line', target }, new Date());
  try {
    if (values.unlock) {
      const account = await staff.unlock(userName);
      await record('account.unlocked', account.userName);
      print(`The account '${account.userName}' can sign in again.`);
      return;
    }
    const account = await staff.resetAccount(userName);
    await record('password.reset', account.userName);
    print(`user name   ${account.userName}`);
    print(`password    ${account.password}`);
    print(
      'The password is shown only now. Two-step sign-in is off, and all sessions of the account have ended.',
    );
  } catch (error) {
    throw error instanceof NotFoundError ? new CliError(error.message, { cause: error }) : error;
  } finally {
    await store.close();
  }
});
