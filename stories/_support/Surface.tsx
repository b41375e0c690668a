import { vars } from '@elvora/design-system/theme';
import type { ReactNode } from 'react';

interface SurfaceProps {
  surface: keyof typeof vars.surface;
  children: ReactNode;
}

/** Shows a component on one of the surfaces. */
export function Surface({ surface, children }: SurfaceProps) {
  return <div style={{ background: vars.surface[surface], padding: 24 }}>{children}</div>;
}
