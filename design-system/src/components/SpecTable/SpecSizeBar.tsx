import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { IconCheck, IconCopy, IconLink, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { QuantityField } from '../QuantityField/index.ts';
import * as styles from './SpecSizeBar.css.ts';
import type { SpecRowAction } from './specRowAction.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import type { TableExport } from './useTableExport.ts';

export interface SpecSizeBarProps {
  code: string;
  columnCount: number;
  action: SpecRowAction;
  tableExport: TableExport;
  labels: SpecTableLabels;
  onClose: () => void;
}

/** A row below the row of a code: quantity and action, and the buttons that copy code and link. */
export function SpecSizeBar({ code, columnCount, action, tableExport, labels, onClose }: SpecSizeBarProps) {
  const [quantity, setQuantity] = useState(1);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(function focusQuantity() {
    form.current?.querySelector('input')?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    action.onAction(code, quantity);
  };
  const { hrefOf } = action;
  const details = action.detailsOf?.(code) ?? '';
  const quantityOnList = action.listedQuantity?.(code) ?? 0;
  const isCodeCopied = tableExport.isCopied('code');
  const isLinkCopied = tableExport.isCopied('link');
  return (
    <tr className={styles.row} data-part="sizeBar">
      <td className={styles.cell} colSpan={columnCount}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what its button has opened */}
        <form
          aria-label={labels.addSize(code)}
          className={styles.bar}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onClose();
          }}
          onSubmit={submit}
          ref={form}
        >
          <span className={styles.text}>
            <span className={styles.code}>{code}</span>
            {details !== '' && <span className={styles.details}>{details}</span>}
            {quantityOnList > 0 && <span className={styles.listed}>{labels.listed(quantityOnList)}</span>}
          </span>
          <span className={styles.actions}>
            <Button
              icon={isCodeCopied ? IconCheck : IconCopy}
              onPress={() => void tableExport.copyText('code', code)}
              size="sm"
              tone="ghost"
            >
              {isCodeCopied ? labels.copied : labels.copyCode}
            </Button>
            {hrefOf && (
              <Button
                icon={isLinkCopied ? IconCheck : IconLink}
                onPress={() => void tableExport.copyText('link', absoluteUrl(hrefOf(code)))}
                size="sm"
                tone="ghost"
              >
                {isLinkCopied ? labels.copied : labels.copyLink}
              </Button>
            )}
            <QuantityField label={labels.quantityOf(code)} onChange={setQuantity} value={quantity} />
            <Button type="submit">{action.label}</Button>
            <IconButton hasTooltip={false} icon={IconX} label={labels.closeRow} onPress={onClose} />
          </span>
        </form>
      </td>
    </tr>
  );
}

const absoluteUrl = (href: string) => new URL(href, window.location.href).href;
