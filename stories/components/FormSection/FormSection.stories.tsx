import { Button } from '@elvora/design-system/Button';
import { FieldPair, FormActions, FormPanel, FormSection } from '@elvora/design-system/FormSection';
import { TextArea } from '@elvora/design-system/TextArea';
import { TextField } from '@elvora/design-system/TextField';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FormSection,
  parameters: { design: ['storefront-distributor-desktop', 'storefront-distributor-mobile'] },
  args: {
    title: 'Contact Information',
    hint: 'The person we should answer, and where you are.',
    children: (
      <>
        <FieldPair>
          <TextField isRequired label="First Name" />
          <TextField isRequired label="Last Name" />
        </FieldPair>
        <TextArea isRequired label="About Your Company" />
      </>
    ),
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { title: 'Business Details', hint: 'How you sell today.' },
});

/** `FormPanel` frames a short form from `md` up; `FormActions` ends any form. */
export const PanelWithActions = meta.story({
  render: () => (
    <FormPanel>
      <TextField label="Email" />
      <FormActions
        note="Draft saved in this browser at 14:32"
        primary={<Button isFullWidth>Submit Application</Button>}
        secondary={
          <Button isFullWidth tone="secondary">
            Save as Draft
          </Button>
        }
      />
    </FormPanel>
  ),
});
