import { longName } from '@elvora/catalogue/fixtures';
import { MiniCard } from '@elvora/design-system/MiniCard';
import preview from '#.storybook/preview';
import { brokenPicture } from '../../_support/pictures.ts';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: MiniCard,
  tags: ['visual'],
  args: { name: '', href: '#', source: null },
});

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, min(314px, 100%))' }}>
      <MiniCard
        fact="9 to 38 A, 18.5 kW"
        href="#1"
        name="Power Contactor 9–38 A"
        priority
        source={photos.contactor}
      />
      <MiniCard
        fact="24 V DC from a PLC"
        href="#2"
        name="DC Coil Contactor, Low Consumption"
        priority
        source={photos.contactor}
      />
      <MiniCard fact="24 to 415 V" href="#3" name={longName} priority source={photos.contactor} />
      <MiniCard href="#4" name="Coil Surge Suppressor" source={null} />
      <MiniCard drawing="relay" fact="RC, varistor, diode" href="#5" name="Relay" source={brokenPicture} />
    </div>
  ),
});
