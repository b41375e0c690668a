export {
  PasteListDialog,
  pasteListStates,
  type PasteListChoice,
  type PasteListDialogProps,
  type PasteListEntry,
  type PasteListState,
} from './PasteListDialog.tsx';
export type { PasteListLabels } from './pasteListLabels.ts';
