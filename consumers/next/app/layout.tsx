import '@elvora/design-system/styles.css';
import './globals.css';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <link href="data:," rel="icon" />
      </head>
      <body>{children}</body>
    </html>
  );
}
