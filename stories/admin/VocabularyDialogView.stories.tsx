import {
  VocabularyDialogView,
  type VocabularyDialogViewProps,
} from '@elvora/admin/views/search/VocabularyDialog';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const synonym: VocabularyDialogViewProps = {
  isNew: true,
  draft: { kind: 'synonym', typed: 'checknut', meaning: 'lock nut' },
  errors: {},
  conflict: null,
  isBusy: false,
  onChange: fn(),
  onSubmit: fn(),
  onClose: fn(),
};
const meta = preview.meta({
  component: VocabularyDialogView,
  parameters: { design: ['admin-category-dialog-desktop'] },
  tags: ['visual'],
});

export const NewSynonym = meta.story({ render: () => <VocabularyDialogView {...synonym} /> });

export const FieldErrors = meta.story({
  render: () => (
    <VocabularyDialogView
      {...synonym}
      draft={{ kind: 'cross-reference', typed: 'CX-2511', meaning: 'EV-PC-99' }}
      errors={{ meaning: 'No product has the code “EV-PC-99”' }}
    />
  ),
});

/** Another user has saved another version in the meantime (O43). */
export const Conflict = meta.story({
  render: () => (
    <VocabularyDialogView {...synonym} conflict={{ ...synonym.draft, meaning: 'nut' }} isNew={false} />
  ),
});
