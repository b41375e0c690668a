import { Button } from '@elvora/design-system/Button';
import { FormReceipt } from '@elvora/design-system/FormReceipt';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: FormReceipt, tags: ['visual'], args: { title: '' } });

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 680 }}>
      <FormReceipt title="Your message has been sent" />
      <FormReceipt
        action={<Button tone="secondary">Write another</Button>}
        reference={{ label: 'Your reference is', value: 'D-9QX2-7B' }}
        text="Thank you. We read every application and answer within ten working days."
        title="Your application has been sent"
      />
    </div>
  ),
});
