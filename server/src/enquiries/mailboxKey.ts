/**
 * Returns the same text for all spellings of one mailbox: providers ignore what follows a plus sign in its
 * name, and some ignore dots. Only for counting mails: with other providers, two such addresses may belong to
 * two people.
 */
export function mailboxKey(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.trim().toLowerCase()) ?? [];
  // A name that begins with a plus sign has no mailbox before the suffix.
  return `${name.replace(/(?!^)\+.*$/s, '').replaceAll('.', '')}@${domain}`;
}
