/** URL of the chat, with a message that names the page unless it is null. */
export function chatHref(template: string, number: string, pageName: string | null): string {
  const href = template.replace('{number}', number);
  if (pageName === null) return href;
  const text = encodeURIComponent(`I have a question about: ${pageName}`);
  return `${href}${href.includes('?') ? '&' : '?'}text=${text}`;
}
