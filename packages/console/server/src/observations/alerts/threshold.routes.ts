import {
  listProgrammeThresholds,
  listSchemeSignatures,
  setProgrammeThreshold,
  signScheme,
  withdrawSchemeSignature,
} from '@careline/core/internal/administration';
import { type Route, route } from '../../platform/http/route.ts';
import { administratorOf } from '../../staff/staff.routes.ts';
import { listThresholds, setThreshold } from './programme-thresholds.ts';
import { addSignature, listSignatures, withdrawSignature } from './scheme-signatures.ts';

/** Routes for the programmes' limits and goals and their signatures. They need the scope `settings`. */
export const thresholdRoutes: readonly Route[] = [
  route(listProgrammeThresholds, async (_, { tx, caller }) => ({
    data: await listThresholds(tx, caller.organisationId),
  })),

  route(setProgrammeThreshold, async ({ body: { threshold } }, call) => {
    const { data, changes } = await setThreshold(call.tx, threshold, administratorOf(call));
    call.noted({ programme: threshold.programme, changes });
    return { data };
  }),

  route(listSchemeSignatures, async (_, { tx, caller }) => ({
    data: await listSignatures(tx, caller.organisationId),
  })),

  route(signScheme, async ({ body: { signature } }, call) => {
    const { timeZone } = call.caller;
    const data = await addSignature(call.tx, signature, { ...administratorOf(call), timeZone });
    const { scheme, version, clinician, registrationNumber, signedOn } = data;
    call.noted({ signature: data.id, scheme, version, clinician, registrationNumber, signedOn });
    return { data };
  }),

  route(withdrawSchemeSignature, async ({ body: { withdrawal } }, call) => {
    const data = await withdrawSignature(call.tx, withdrawal, administratorOf(call));
    const { scheme, version } = data;
    call.noted({ signature: data.id, scheme, version, reason: withdrawal.reason });
    return { data };
  }),
];
