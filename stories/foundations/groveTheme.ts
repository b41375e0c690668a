import type { Theme } from '@elvora/design-system/theme';

const green = {
  25: '#f5fbf6',
  50: '#e8f5eb',
  100: '#d0ead7',
  200: '#aad6b7',
  500: '#2c7a4b',
  600: '#22643c',
  700: '#194d2e',
};
const amber = { 500: '#a85a00', 600: '#8c4a00', 700: '#6f3b00' };
const stone = {
  0: '#ffffff',
  50: '#f7f5f1',
  100: '#efece5',
  200: '#e2ddd3',
  300: '#cfc8bb',
  600: '#675f52',
  700: '#4c463c',
  900: '#211e19',
};

/** The theme of an example brand: green and amber on warm greys, with round corners. */
export const groveTheme: Theme = {
  text: {
    default: stone[900],
    body: stone[900],
    soft: stone[700],
    muted: stone[600],
    link: green[600],
    linkHover: green[700],
  },
  surface: {
    canvas: stone[50],
    sunken: stone[50],
    hover: stone[100],
    selected: green[50],
    selectedSoft: green[25],
    inverse: stone[900],
    photo: stone[50],
    hero: stone[100],
    disabled: stone[100],
  },
  border: { subtle: stone[200], strong: stone[300], focus: green[500] },
  action: {
    primary: { rest: green[500], hover: green[600], pressed: green[700] },
    accent: { rest: amber[500], hover: amber[600], pressed: amber[700] },
    secondary: { hover: stone[50], pressed: stone[100] },
    ghost: { hover: stone[100], pressed: stone[200] },
    text: { hover: green[50], pressed: green[100] },
  },
  tone: { brand: { surface: green[50], text: green[700], border: green[200], icon: green[600] } },
  radius: { '1': '6px', '2': '10px', '3': '16px', sheet: '20px' },
  focus: { halo: 'rgba(44, 122, 75, .2)' },
  font: { body: 'Georgia, "Times New Roman", serif' },
};
