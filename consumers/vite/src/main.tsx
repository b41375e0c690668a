import '@elvora/design-system/global.css';
import '@elvora/design-system/Button.css';
import '@elvora/design-system/Dialog.css';
import '@elvora/design-system/layout.css';
import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { Stack } from '@elvora/design-system/layout';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="2">
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Opened">
        Content
      </Dialog>
    </Stack>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
