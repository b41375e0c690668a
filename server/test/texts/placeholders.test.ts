import { isPlaceholder } from '@elvora/catalogue/operations';
import { expect, it } from 'vitest';
import { readCompany } from '../../src/mail/company.ts';
import { readSiteTexts } from '../../src/texts/siteTexts.ts';

it('removes placeholders from texts and mails, and lists them for staff (D-62)', async () => {
  const { articles, pages, placeholders } = await readSiteTexts();
  const texts = [
    ...articles.map(({ content }) => content),
    ...[...pages.values()].flatMap(({ content, questions }) => [
      content,
      ...questions.map(({ answer }) => answer),
    ]),
  ];
  for (const text of texts) {
    expect(isPlaceholder(text.replace(/<[^>]*>/g, ' '))).toBe(false);
    expect(text).not.toContain('Template.');
  }
  expect(pages.get('privacy')?.content).toContain('ELVORA, registered office in Kolkata');
  expect((await readCompany()).phone).toBeNull();
  expect(placeholders).toEqual(
    expect.arrayContaining([
      { place: 'Company: phone', text: '+91 00000 00000' },
      { place: 'Company: addresses', text: '(Street and number)' },
      { place: 'Company: chat', text: 'Example value' },
      { place: 'Privacy', text: '(legal name to be entered)' },
      { place: 'Terms of use', text: expect.stringMatching(/^Template\./) },
    ]),
  );
});
