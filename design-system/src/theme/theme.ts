import { vars } from './contract.css.ts';

type Values<Tokens> = {
  readonly [Name in keyof Tokens]?: Tokens[Name] extends string ? string : Values<Tokens[Name]>;
};

/**
 * Values of a brand for the tokens; the others keep those of the default theme. Sizes and durations belong to no brand:
 * they follow pointer accuracy and the reduced-motion preference.
 */
export type Theme = Values<Omit<typeof vars, 'size' | 'motion'>>;

/** Returns a theme as a CSS rule, for a style sheet after the design system's own. */
export const themeCss = (theme: Theme, selector = ':root'): string =>
  `${selector} {\n${[...declarations(theme, vars), ...(selector === ':root' ? [] : inheritedProperties(theme))].join('')}}\n`;

/** Parts of a page inherit font and colour as computed at the root, with the values of its tokens. */
const inheritedProperties = ({ font, text }: Theme): string[] => [
  ...(font?.body === undefined ? [] : [`  font-family: ${vars.font.body};\n`]),
  ...(text?.default === undefined ? [] : [`  color: ${vars.text.default};\n`]),
];

interface Tree {
  readonly [name: string]: string | Tree | undefined;
}

const declarations = (values: Tree, tokens: Tree): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const token = tokens[name];
    if (typeof value === 'string' && typeof token === 'string')
      return [`  ${token.slice('var('.length, -1)}: ${value};\n`];
    return typeof value === 'object' && typeof token === 'object' ? declarations(value, token) : [];
  });
