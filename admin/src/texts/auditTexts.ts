import type { AuditAction } from '@elvora/catalogue/model';

/** Texts of the audit log. */
export const auditTexts = {
  heading: 'Audit log',
  lead: 'Who signed in, exported data or changed accounts, when and from where. Changes of the catalogue are in the history of each entry.',
  ownerOnly: 'Only an owner reads the audit log.',
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
    'signIn.codeRefused': 'Wrong code at the sign-in',
    'signIn.recoveryCode': 'Signed in with a recovery code',
    signOut: 'Signed out',
    'session.ended': 'Ended sessions elsewhere',
    'password.changed': 'Changed the own password',
    'password.reset': 'Reset the password',
    'password.refused': 'Wrong password at a confirmation',
    'account.created': 'Created an account',
    'account.changed': 'Changed an account',
    'account.unlocked': 'Unlocked an account',
    'secondFactor.on': 'Turned on two-step sign-in',
    'secondFactor.off': 'Turned off two-step sign-in',
    'recoveryCodes.renewed': 'Made new recovery codes',
    'enquiries.exported': 'Exported enquiries',
    'enquiries.erased': 'Erased the enquiries of a sender',
    'clock.confirmed': 'Confirmed the clock',
  } satisfies Record<AuditAction, string> as Readonly<Record<string, string>>,
  refused: 'Refused',
  reports: 'Blocked by the content security policy',
  reportsText:
    'Browsers report what a page tried to load and the policy forbids: a mistake of ours, an extension, or an attack.',
  reportFacts: ({ page, count, last }: { page: string; count: number; last: string }) =>
    `${page} · ${count === 1 ? 'once' : `${count} times`} · last ${last}`,
} as const;
