import type { AuditAction } from '@elvora/catalogue/model';

/** Texts of the audit log. */
export const auditTexts = {
  heading: 'Audit log',
  lead: 'Who signed in, exported data or changed accounts, when and from where. Catalogue changes are in the history of each entry.',
  ownerOnly: 'Only owners can read the audit log.',
  loading: 'Loading the audit log...',
  loadFailed: 'The audit log could not be loaded.',
  list: 'Entries, newest first',
  empty: 'No older entries.',
  older: 'Older entries',
  latest: 'Latest entries',
  unknownAccount: 'no account',
  actions: {
    'signIn.accepted': 'Signed in',
    'signIn.refused': 'Sign-in refused',
    'signIn.limited': 'Too many attempts',
    'signIn.codeRefused': 'Wrong sign-in code',
    'signIn.recoveryCode': 'Signed in with a recovery code',
    signOut: 'Signed out',
    'session.ended': 'Ended other sessions',
    'password.changed': 'Changed own password',
    'password.reset': 'Reset the password',
    'password.refused': 'Wrong password on confirmation',
    'account.created': 'Created an account',
    'account.changed': 'Changed an account',
    'account.unlocked': 'Unlocked an account',
    'secondFactor.on': 'Turned on two-step sign-in',
    'secondFactor.off': 'Turned off two-step sign-in',
    'recoveryCodes.renewed': 'Created new recovery codes',
    'enquiries.exported': 'Exported enquiries',
    'enquiries.erased': 'Erased a sender’s enquiries',
    'clock.confirmed': 'Confirmed the clock',
  } satisfies Record<AuditAction, string> as Readonly<Record<string, string>>,
  refused: 'Refused',
  reports: 'Blocked by the content security policy',
  reportsText:
    'Browsers report what a page tried to load and the policy forbids: a mistake of ours, an extension, or an attack.',
  reportFacts: ({ page, count, last }: { page: string; count: number; last: string }) =>
    `${page} · ${count === 1 ? 'once' : `${count} times`} · last ${last}`,
} as const;
