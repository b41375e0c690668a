import { Button } from '@elvora/design-system/Button';
import { FieldPair, FormActions, FormPanel, FormSection } from '@elvora/design-system/FormSection';
import { TextField } from '@elvora/design-system/TextField';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: FormSection, tags: ['visual'] });

export const Sections = meta.story({
  args: { title: '', children: null },
  render: () => (
    <div style={{ display: 'grid', gap: 48, maxWidth: 896 }}>
      <FormSection hint="Who you are and what you do." title="Company Information">
        <TextField isRequired label="Company Name" />
      </FormSection>
      <FormSection title="Contact Information">
        <FieldPair>
          <TextField error="Enter a full email address" isRequired label="Email Address" />
          <TextField isRequired label="Phone Number" />
        </FieldPair>
        <TextField label="Street Address" />
      </FormSection>
    </div>
  ),
});

export const PanelWithActions = meta.story({
  args: { title: '', children: null },
  render: () => (
    <FormPanel>
      <FormActions
        note="Draft saved in this browser at 14:32"
        primary={
          <Button isFullWidth size="lg">
            Submit Application
          </Button>
        }
        secondary={
          <Button isFullWidth size="lg" tone="secondary">
            Save as Draft
          </Button>
        }
      />
      <FormActions primary={<Button size="lg">Send message</Button>} />
    </FormPanel>
  ),
});
