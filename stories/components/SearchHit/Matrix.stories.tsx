import { longName, longWord } from '@elvora/catalogue/fixtures';
import { type HitText, SearchHit } from '@elvora/design-system/SearchHit';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const plain = (text: string): HitText => [{ text, isMatch: false }];
const act = () => undefined;

const meta = preview.meta({
  component: SearchHit,
  tags: ['visual'],
  args: { name: plain(''), href: '#', source: null },
});

export const Hits = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SearchHit
        categoryName="Brass Cable Glands"
        href="#1"
        name={[
          { text: 'Brass Cable ', isMatch: false },
          { text: 'Gland', isMatch: true },
          { text: ', Metric Thread', isMatch: false },
        ]}
        onAdd={act}
        rows={{
          headers: ['Ordering code', 'Entry thread', 'Clamping range mm', 'Spanner mm', 'Torque N·m', 'Pack'],
          cells: [
            [
              [
                { text: 'EV-BG-', isMatch: false },
                { text: 'M20', isMatch: true },
              ],
              [
                { text: 'M20', isMatch: true },
                { text: ' × 1.5', isMatch: false },
              ],
              plain('7–13'),
              plain('24'),
              plain('8'),
              plain('50'),
            ],
          ],
        }}
        source={photos.brassGland}
      />
      <SearchHit href="#2" name={plain(longName)} onAdd={act} source={photos.contactor} />
      <SearchHit categoryName="Relays" drawing="relay" href="#3" name={plain(longWord)} source={null} />
    </div>
  ),
});
