import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { IconCopy } from '@elvora/design-system/Icon';
import { Stack } from '@elvora/design-system/layout';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import { Text } from '@elvora/design-system/Text';
import { texts } from '../texts.ts';

export interface RecoveryCodesDialogViewProps {
  codes: readonly string[];
  onCopy: () => void;
  onClose: () => void;
}

/** Shows new recovery codes, once. */
export function RecoveryCodesDialogView({ codes, onCopy, onClose }: RecoveryCodesDialogViewProps) {
  const { security } = texts;
  return (
    <Dialog
      actions={<Button onPress={onClose}>{security.codesKept}</Button>}
      isOpen
      onClose={onClose}
      startAction={
        <Button icon={IconCopy} onPress={onCopy} tone="secondary">
          {security.copyCodes}
        </Button>
      }
      title={security.codesTitle}
    >
      <Stack gap="2">
        <Text tone="soft">{security.codesText}</Text>
        <RowList label={security.codesList}>
          {codes.map((code) => (
            <RowListItem key={code} name={code} />
          ))}
        </RowList>
      </Stack>
    </Dialog>
  );
}
