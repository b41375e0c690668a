import { AuditLogView, type AuditLogViewProps } from '@elvora/admin/views/audit/AuditLog';
import { auditEvents, cspReports, fixtureNow } from '@elvora/catalogue/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const onOlder = fn();
const onLatest = fn();
const ready: AuditLogViewProps = {
  status: 'ready',
  events: auditEvents,
  reports: cspReports,
  now: fixtureNow,
  onOlder,
  onLatest: null,
};
const meta = preview.meta({
  component: AuditLogView,
  parameters: { design: ['admin-enquiries-desktop'] },
  tags: ['visual'],
});

export const Latest = meta.story({ render: () => <AuditLogView {...ready} /> });

export const Older = meta.story({
  render: () => <AuditLogView {...ready} events={[]} onLatest={onLatest} onOlder={null} reports={[]} />,
});

export const ReadsEntriesAndTurnsPages = meta.story({
  tags: ['behaviour', '!visual'],
  render: () => <AuditLogView {...ready} onLatest={onLatest} />,
  play: async ({ canvas, userEvent }) => {
    const [first, , , limited, , , newer] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      'Exported enquiries21 November 2026, 11:01 · admin · 203.0.113.24 · quote',
    );
    await expect(limited).toHaveTextContent('Too many attemptsRefused');
    await expect(limited).toHaveTextContent('no account · 198.51.100.7');
    // An action of a newer server is shown by its name.
    await expect(newer).toHaveTextContent('something.newer');
    await userEvent.click(canvas.getByRole('button', { name: 'Older entries' }));
    await expect(onOlder).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Latest entries' }));
    await expect(onLatest).toHaveBeenCalledOnce();
  },
});

/** Only owners read the log. */
export const Forbidden = meta.story({ render: () => <AuditLogView status="forbidden" /> });

export const Loading = meta.story({ render: () => <AuditLogView status="loading" /> });

export const Failed = meta.story({
  render: () => <AuditLogView message="The audit log could not be loaded." onRetry={fn()} status="failed" />,
});
