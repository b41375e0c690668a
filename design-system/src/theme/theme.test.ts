import { describe, expect, it } from 'vitest';
import { themeCss } from './theme.ts';

describe('themeCss', () => {
  it('formats the tokens of a theme as custom properties', () => {
    expect(themeCss({ action: { primary: { rest: '#226644' } }, radius: { '2': '8px' } })).toBe(
      ':root {\n  --e-action-primary-rest: #226644;\n  --e-radius-2: 8px;\n}\n',
    );
  });

  it('selects the elements that have the theme', () => {
    expect(themeCss({ text: { link: '#226644' } }, '.brand')).toBe(
      '.brand {\n  --e-text-link: #226644;\n}\n',
    );
  });

  it('sets the font and the colour that a part of the page would inherit from the root', () => {
    const theme = { text: { default: '#211e19' }, font: { body: 'Georgia' } };
    const tokens = '  --e-text-default: #211e19;\n  --e-font-body: Georgia;\n';
    expect(themeCss(theme)).toBe(`:root {\n${tokens}}\n`);
    expect(themeCss(theme, '.brand')).toBe(
      `.brand {\n${tokens}  font-family: var(--e-font-body);\n  color: var(--e-text-default);\n}\n`,
    );
  });

  it('omits tokens that the contract does not contain', () => {
    const theme = { text: { link: '#226644', shout: 'red' }, sound: { click: 'loud' } };
    expect(themeCss(theme)).toBe(':root {\n  --e-text-link: #226644;\n}\n');
  });
});
