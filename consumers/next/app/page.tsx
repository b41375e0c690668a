import {
  Breadcrumbs,
  buttonTones,
  ButtonLink,
  Chip,
  Heading,
  IconPlus,
  Meter,
  Stack,
  Text,
} from '@elvora/design-system';
import { OpenButton } from './OpenButton';

/** A server component: with units of the server and of the client, an icon as a prop, and a list of the package. */
export default function Page() {
  return (
    <Stack gap="2">
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Parts' }]} />
      <Heading level={1}>Parts</Heading>
      <Text>{`${buttonTones.length} tones`}</Text>
      <Chip tone="success">New</Chip>
      <Meter label="Stock" value={40} />
      <ButtonLink href="/new" icon={IconPlus}>
        New part
      </ButtonLink>
      <OpenButton />
    </Stack>
  );
}
