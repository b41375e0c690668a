/** Accounts of the databases that `recordRelease.ts` records. */
export const fixtureAccounts = {
  owner: { userName: 'admin', password: 'the owner of the fixture' },
  editor: { userName: 'Asha', password: 'the editor of the fixture' },
} as const;
