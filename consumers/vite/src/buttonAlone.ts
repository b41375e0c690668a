export { Button } from '@elvora/design-system';
