import { passwordConfirmationSchema } from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import type { AuditTrail } from '../audit/auditTrail.ts';
import type { ClockGuard } from '../clockGuard.ts';
import { describeClockWarning } from '../clockIssues.ts';
import { dataBody } from '../http/apiResponse.ts';
import { parseBody, requireConfirmed } from './confirmation.ts';
import type { Identity } from './identity.ts';
import type { StaffService } from './staffService.ts';

export interface ClockRoutesOptions {
  clock: Pick<ClockGuard, 'confirm'>;
  staff: Pick<StaffService, 'confirmPassword'>;
  identity: Pick<Identity, 'readRequester'>;
  audit: AuditTrail;
}

/** Lets owners confirm a clock that was reported as doubtful: expired data is erased again within the hour. */
export async function clockRoutes(
  app: FastifyInstance,
  { clock, staff, identity, audit }: ClockRoutesOptions,
) {
  app.post(
    '/staff/clock-confirmation',
    { config: { access: 'staff', role: 'owner' } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { currentPassword } = parseBody(request, passwordConfirmationSchema);
      const result = await staff.confirmPassword(identity.readRequester(request), currentPassword);
      await requireConfirmed(result, request, audit);
      const warning = await clock.confirm();
      if (warning)
        await audit.record(request, { action: 'clock.confirmed', detail: describeClockWarning(warning) });
      return dataBody<null>(null);
    },
  );
}
