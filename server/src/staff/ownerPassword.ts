import type { Logger } from 'pino';
import { ConfigError } from '../config.ts';
import type { Store } from '../store/index.ts';
import { isCommonPassword } from './commonPasswords.ts';
import type { StaffService } from './staffService.ts';

/**
 * Throws a `ConfigError` when the first start would create the owner's account with a common password (ASVS
 * 6.2.4).
 * @param password `ADMIN_PASSWORD`; null when it is not set
 */
export async function requireGoodOwnerPassword(
  password: string | null,
  store: Pick<Store, 'staff'>,
): Promise<void> {
  if (password === null || (await store.staff.count()) > 0) return;
  if (await isCommonPassword(password)) {
    throw new ConfigError('ADMIN_PASSWORD is too easy to guess. Choose another.');
  }
}

export interface OtherPasswordParts {
  store: Pick<Store, 'staff'>;
  staff: Pick<StaffService, 'isOwnerPassword'>;
  logger: Pick<Logger, 'warn'>;
}

/** Warns about a variable that no longer has an effect and could be mistaken for the password. */
export async function warnOfOtherPassword(
  password: string | null,
  { store, staff, logger }: OtherPasswordParts,
): Promise<void> {
  if (password === null || (await store.staff.count()) === 0) return;
  if (await staff.isOwnerPassword(password)) return;
  logger.warn(
    "ADMIN_PASSWORD is not the password of the account 'admin': it is used on the first start only. Remove it, or set a new password with: npm run password -- admin",
  );
}
