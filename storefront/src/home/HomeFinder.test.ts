import { expect, it } from 'vitest';
import { renderUrl } from '../../test/renderUrl.ts';

it('accepts only figures that the catalogue can parse', async () => {
  const { html } = await renderUrl('/');
  const formOf = (label: string) => {
    const [input = ''] = new RegExp(`<input[^>]*aria-label="${label}"[^>]*>`).exec(html) ?? [];
    expect(input).toContain('title="');
    const [, pattern] = /pattern="([^"]+)"/.exec(input) ?? [];
    // Matches a pattern as browsers do.
    return new RegExp(`^(?:${pattern})$`, 'v');
  };
  const accepted = (label: string, ...texts: string[]) => texts.filter((text) => formOf(label).test(text));
  for (const label of ['Cable diameter from', 'Cable diameter to'])
    expect(accepted(label, '9', ' 9,5 ', '10.25', '9 mm', '9-12', '3/8')).toEqual(['9', ' 9,5 ', '10.25']);
  expect(accepted('Motor power', '11', '415', '11 kW', '15hp 415 V')).toEqual(['11 kW', '15hp 415 V']);
});
