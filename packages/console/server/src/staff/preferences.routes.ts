import { ADMINISTERS, decideRight } from '@careline/core/internal/navigation';
import { getPreference, type PreferenceIdentifier } from '@careline/core/internal/preferences';
import { updatePreference, uploadLogo } from '@careline/core/internal/preferences/kinds';
import type { RecordChanges } from '../platform/database/record-changes.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { requireSameCurrency } from './ledger-currency.ts';
import { forgetLogo, keepLogo, logoAddress } from './organisation-logos.ts';
import { isOfOrganisation, readPreference, storeChoices, storePreference } from './preferences.ts';
import { administratorOf } from './staff.routes.ts';

/** Code 1 means success, even if nothing is set (specification 3.2). */
async function answerOf({ tx, caller }: Call, type: PreferenceIdentifier) {
  const { info, updatedAt, updatedBy } = await readPreference(tx, caller, type);
  // Since its first version the console reads the time from within a user's choices.
  const preferenceInfo = type === 'ACCOUNT_INFO' && info ? { ...info, updatedAt } : info;
  return { code: 1, preference: { preferenceInfo, updatedAt, updatedBy } };
}

/** Throws `scope-missing` if the caller changes preferences that are not their own. */
function requireOwner(type: PreferenceIdentifier, { caller }: Call): void {
  if (!isOfOrganisation(type)) return;
  if (!caller.partner && decideRight(ADMINISTERS, caller.scopes).allowed) return;
  throw new ProblemError('scope-missing', {
    detail: `${type} is the organisation’s and needs the scope settings.`,
    action: 'Ask an administrator to change it.',
  });
}

/** For longer changes the audit stores only the names of the fields. */
const MAX_AUDITED = 4_000;

function audited(changes: RecordChanges): object {
  return JSON.stringify(changes).length > MAX_AUDITED ? { fields: Object.keys(changes) } : { changes };
}

const getRoute: Route = route(getPreference, ({ query: { type } }, call) => answerOf(call, type));

const updateRoute: Route = route(updatePreference, async ({ body }, call) => {
  const { type } = body;
  requireOwner(type, call);
  const { tx, now } = call;
  const owner = administratorOf(call);
  if (!('updatedAt' in body)) {
    await storeChoices(tx, { staffId: owner.staffId, type, now }, body.preferenceInfo);
    return answerOf(call, type);
  }
  const { preferenceInfo: info, updatedAt } = body;
  if (type === 'RATE_CARDS') await requireSameCurrency(tx, owner.organisationId, info);
  const changes = await storePreference(tx, owner, { type, info, updatedAt });
  if (type === 'APPS' && 'headerlogo1' in changes) await forgetLogo(tx, owner.organisationId);
  if (isOfOrganisation(type)) call.noted({ preference: type, ...audited(changes) });
  return answerOf(call, type);
});

const logoRoute: Route = route(uploadLogo, async ({ body: { logo }, file }, call) => {
  if (!file) throw new ProblemError('body-malformed', { detail: 'The file is missing.' });
  const owner = administratorOf(call);
  const info = { headerlogo1: logoAddress(file.sha256) };
  const changes = await storePreference(call.tx, owner, { type: 'APPS', info, updatedAt: logo.updatedAt });
  await keepLogo(call.tx, owner, file);
  call.noted({ preference: 'APPS', changes });
  return answerOf(call, 'APPS');
});

/** Routes for all types of preferences, read and stored as set in `PREFERENCE_KINDS`. */
export const preferenceRoutes: readonly Route[] = [getRoute, updateRoute, logoRoute];
