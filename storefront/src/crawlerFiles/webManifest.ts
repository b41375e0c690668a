import { pageColour } from '@elvora/design-system/theme';
import { brand } from '../content/company.json';
import { site } from '../content/meta.json';
import { paths } from '../site/paths.ts';

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** Web app manifest, for an installed site. */
export const webManifest = {
  name: site.title,
  short_name: brand.name,
  description: site.description,
  lang: 'en-IN',
  start_url: paths.home,
  scope: '/',
  display: 'minimal-ui',
  background_color: pageColour,
  theme_color: pageColour,
  icons: [
    icon('favicon.svg', 'any'),
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('icon-maskable-512.png', '512x512', 'maskable'),
  ],
} as const;
