import { vars } from '@elvora/design-system/theme';

interface BlockProps {
  /** CSS height. @default '40px' */
  height?: string;
  /** CSS width. @default 'auto' */
  width?: string;
  children?: string;
}

/** A filled box as sample content. */
export function Block({ height = '40px', width, children = '' }: BlockProps) {
  return (
    <div
      style={{
        background: vars.tone.brand.surface,
        border: `1px solid ${vars.tone.brand.border}`,
        color: vars.tone.brand.text,
        minHeight: height,
        padding: 8,
        width,
      }}
    >
      {children}
    </div>
  );
}
