import {
  getStaff,
  inviteStaff,
  listStaff,
  listStaffSessions,
  signOutStaff,
  updateStaff,
} from '@careline/core/internal/administration';
import { invite } from '../identity/provider/invite.ts';
import { endProviderSession, endProviderSessions } from '../identity/provider/provider-sessions.ts';
import { type EndedSession, endSessions, hasSession, listSessions } from '../identity/sessions.ts';
import { notFoundHere } from '../platform/access/access.ts';
import type { Settings } from '../platform/config/config.ts';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { type Administrator, addStaffMember, changeStaffMember, linkOf } from './staff.ts';
import { listStaffMembers } from './staff-list.ts';
import { readStaff } from './staff-rows.ts';

export interface StaffRouteDeps {
  readonly settings: Settings;
  /** Sends waiting mails. */
  readonly sendMails: () => Promise<void>;
}

export const administratorOf = ({ caller, now }: Call): Administrator => ({
  organisationId: caller.organisationId,
  staffId: caller.staffId,
  now,
});

/** Ends sessions here and at the embedded provider. With another provider, ends only Careline's own. */
async function endEverywhere(
  { tx, caller, now }: Call,
  { issuer: ours, embeddedProvider }: Settings,
  { staffId, sessionId }: { readonly staffId: string; readonly sessionId?: string | undefined },
): Promise<readonly EndedSession[]> {
  const { issuer, subject } = await linkOf(tx, caller.organisationId, staffId);
  const ended = await endSessions(tx, { staffId, sessionId, by: caller.staffId, now });
  if (!embeddedProvider || issuer !== ours || subject === null) return ended;
  if (sessionId === undefined) await endProviderSessions(tx, subject);
  else for (const { authTime } of ended) await endProviderSession(tx, subject, authTime);
  return ended;
}

const idsOf = (ended: readonly EndedSession[]): readonly string[] => ended.map(({ id }) => id);

const listRoute: Route = route(listStaff, ({ query }, { tx, caller: { organisationId } }) =>
  listStaffMembers(tx, { organisationId, ...query }),
);

const getRoute: Route = route(
  getStaff,
  async ({ query: { staffId } }, { tx, caller: { organisationId }, noted }) => {
    noted({ staff: staffId });
    return { data: await readStaff(tx, organisationId, staffId) };
  },
);

const inviteRoute = ({ settings, sendMails }: StaffRouteDeps): Route =>
  route(inviteStaff, async ({ body: { locale, ...person } }, call) => {
    const { tx, caller, noted, afterwards } = call;
    const data = await addStaffMember(tx, person, administratorOf(call));
    const { email, name, roles, scopes, facilityIds, registration } = person;
    await invite(tx, { email, name, locale, inviter: caller.name }, settings);
    const given = { roles, scopes, facilities: facilityIds, ...(registration && { registration }) };
    noted({ staff: data.staffId, given });
    afterwards('invitation', sendMails);
    return { data };
  });

const updateRoute = ({ settings }: StaffRouteDeps): Route =>
  route(updateStaff, async ({ body }, call) => {
    const { staffId } = body;
    const { data, changes, deactivated } = await changeStaffMember(call.tx, body, administratorOf(call));
    const ended = deactivated ? idsOf(await endEverywhere(call, settings, { staffId })) : [];
    call.noted({ staff: staffId, changes, ...(ended.length > 0 ? { sessions: ended } : {}) });
    return { data };
  });

const sessionsRoute: Route = route(
  listStaffSessions,
  async ({ query: { staffId } }, { tx, caller, now, noted }) => {
    noted({ staff: staffId });
    await linkOf(tx, caller.organisationId, staffId);
    return { data: await listSessions(tx, staffId, { sessionId: caller.sessionId, now }) };
  },
);

const signOutRoute = ({ settings }: StaffRouteDeps): Route =>
  route(signOutStaff, async ({ body: { staffId, sessionId } }, call) => {
    const ended = idsOf(await endEverywhere(call, settings, { staffId, sessionId }));
    if (sessionId && !(await hasSession(call.tx, staffId, sessionId))) throw notFoundHere('session');
    call.noted({ staff: staffId, sessions: ended });
    return { data: { ended: ended.length } };
  });

/** Routes for the staff of the caller's organisation, for users with `settings`. */
export const staffRoutes = (deps: StaffRouteDeps): readonly Route[] => [
  listRoute,
  getRoute,
  inviteRoute(deps),
  updateRoute(deps),
  sessionsRoute,
  signOutRoute(deps),
];
