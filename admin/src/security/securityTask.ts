/** Task of the account security page whose dialog is open. */
export type SecurityTask = 'password' | 'setUp' | 'turnOff' | 'renewCodes';
