import type { AuditAction, StaffRole } from '@elvora/catalogue/model';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface StaffTable {
  id: Generated<number>;
  user_name: string;
  user_key: string;
  /** Argon2id in PHC form. */
  password: string;
  role: StaffRole;
  disabled_at: string | null;
}

export interface StaffPreferencesTable {
  /** `nameKey` of the user name. */
  user_key: string;
  product_view: string;
}

export interface StaffSessionTable {
  /** SHA-256 of the token; the token itself is not stored. */
  token_hash: string;
  staff_id: number;
  /** Milliseconds since 1970. */
  created_at: number;
  seen_at: number;
  /** 1 for a persistent cookie, which outlives the browser session. */
  stays: number;
  /** Address and browser it was opened with; empty for sessions older than migration 0016. */
  address: string;
  user_agent: string;
}

export interface StaffTotpTable {
  staff_id: number;
  /** Base32, encrypted (`ServerKeys`). */
  secret: string;
  /** 0 until the first code was entered: the second factor is not required yet. */
  confirmed: Flag;
  /** Time step of the last accepted code, which is not accepted again. */
  last_step: number;
}

export interface StaffRecoveryCodeTable {
  staff_id: number;
  /** SHA-256 of the code, which has 120 random bits. */
  code_hash: string;
  used_at: string | null;
}

/** Staff actions and their sources. */
export interface AuditEventTable {
  id: Generated<number>;
  /** ISO 8601. */
  at: string;
  action: AuditAction;
  /** User name; empty when a sign-in named no account. */
  actor: string;
  /** IP address, or `command line`. */
  source: string;
  /** Subject of the action, such as an account's user name. */
  target: string;
  detail: string;
}

/** Violations of the content security policy reported by browsers, counted. */
export interface CspReportTable {
  directive: string;
  blocked: string;
  page: string;
  reports: number;
  last_at: string;
}

/** Attempts per address or account within one rate limit window. */
export interface AttemptTable {
  /** A keyed hash: neither address nor user name is stored, nor can it be found by brute force. */
  bucket: string;
  attempts: number;
  window_ends_at: number;
}

/** Tables of accounts, sessions and their events. */
export interface StaffTables {
  staff: StaffTable;
  staff_preferences: StaffPreferencesTable;
  staff_sessions: StaffSessionTable;
  staff_totp: StaffTotpTable;
  staff_recovery_codes: StaffRecoveryCodeTable;
  audit_events: AuditEventTable;
  csp_reports: CspReportTable;
  attempts: AttemptTable;
}
