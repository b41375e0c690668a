import { FieldPair, FormSection } from '@elvora/design-system/FormSection';
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

export const Playground = meta.story({ args: { title: 'Business Details', hint: 'How you sell today.' } });
