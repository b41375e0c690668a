import { Button } from '../Button/index.ts';
import { IconCheck, IconCopy, IconLink } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { SpecRowAction } from './specRowAction.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import type { TableExport } from './useTableExport.ts';

export interface SpecCodeCopiesProps {
  code: string;
  hrefOf: SpecRowAction['hrefOf'];
  tableExport: TableExport;
  labels: SpecTableLabels;
  /** Only icons, after the code. @default false */
  hasIconsOnly?: boolean;
}

/** Buttons that copy a code, and the link to it. */
export function SpecCodeCopies(props: SpecCodeCopiesProps) {
  const { code, hrefOf, tableExport, labels, hasIconsOnly = false } = props;
  const copies = [
    { source: 'code', icon: IconCopy, label: labels.copyCode, text: () => code },
    ...(hrefOf
      ? [
          {
            source: 'link',
            icon: IconLink,
            label: labels.copyLink,
            text: () => new URL(hrefOf(code), window.location.href).href,
          } as const,
        ]
      : []),
  ] as const;
  return copies.map(({ source, icon, label, text }) => {
    const isCopied = tableExport.isCopied(source);
    const shown = { icon: isCopied ? IconCheck : icon, label: isCopied ? labels.copied : label };
    const onPress = () => void tableExport.copyText(source, text());
    return hasIconsOnly ? (
      <IconButton key={source} onPress={onPress} size="sm" {...shown} />
    ) : (
      <Button icon={shown.icon} key={source} onPress={onPress} size="sm" tone="ghost">
        {shown.label}
      </Button>
    );
  });
}
