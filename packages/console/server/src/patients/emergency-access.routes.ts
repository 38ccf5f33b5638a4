import { EMERGENCY_ACCESS_MINUTES, openInEmergency } from '@careline/core/internal/audit';
import { isOfFacility, notFound } from '../platform/access/access.ts';
import { addGrant, emergencyTries } from '../platform/access/access-grants.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { RateLimit } from '../platform/http/rate-limit.ts';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { findByUhid } from './find-by-uhid.ts';

/** Records a person can try to open in an hour. More attempts suggest that someone is guessing UHIDs. */
export const EMERGENCY_TRIES = 10;

const RETRY_AFTER_SECONDS = 900;

/** Serialises the attempts of one user so that concurrent ones are all counted. */
async function requireTry({ tx, caller: { staffId }, now }: Call): Promise<void> {
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute();
  if ((await emergencyTries(tx, openInEmergency.name, { staffId, now })) < EMERGENCY_TRIES) return;
  throw new ProblemError('rate-limited', {
    detail: `A person can try to open ${EMERGENCY_TRIES} records an hour in an emergency.`,
    action: 'Ask a colleague, or the facility that has the record.',
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
}

/**
 * Emergency access. The audit log counts attempts per hour, but contains a refused one only after its transaction.
 * `burst` limits concurrent attempts.
 */
export const emergencyAccessRoutes = (burst: RateLimit): readonly Route[] => [
  route(openInEmergency, async ({ body: { uhid, reason } }, call) => {
    const { tx, caller, now, requestId } = call;
    burst.spend(caller.staffId);
    await requireTry(call);
    const patient = await findByUhid(tx, caller.organisationId, uhid);
    if (!patient) throw notFound('patient');
    const { vitaId } = patient;
    call.touched(vitaId);
    call.noted({ reason });
    if (await isOfFacility(tx, caller.facilityId, vitaId)) return { vitaId, data: { vitaId, until: null } };
    const until = now + EMERGENCY_ACCESS_MINUTES * 60;
    const { organisationId, facilityId, staffId } = caller;
    await addGrant(tx, { organisationId, facilityId, staffId, vitaId, now, until, requestId });
    call.noted({ emergency: true, until });
    return { vitaId, data: { vitaId, until } };
  }),
];
