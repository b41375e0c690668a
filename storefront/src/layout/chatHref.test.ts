import { expect, it } from 'vitest';
import { chatHref } from './chatHref.ts';

const template = 'https://chat.example/{number}';

it('links to the number, with a message that names the page (S-019)', () => {
  expect(chatHref(template, '910000000000', null)).toBe('https://chat.example/910000000000');
  expect(chatHref('/contact', '', 'Relay')).toBe('/contact?text=I%20have%20a%20question%20about%3A%20Relay');
  expect(chatHref('https://chat.example/?n={number}', '91', 'Relay')).toMatch(/\?n=91&text=/);
  const address = new URL(chatHref(template, '910000000000', 'Power Contactor 9–38 A & more'));
  expect(address.pathname).toBe('/910000000000');
  expect(address.searchParams.get('text')).toBe('I have a question about: Power Contactor 9–38 A & more');
});
