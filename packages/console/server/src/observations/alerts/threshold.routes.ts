import { listProgrammeThresholds, setProgrammeThreshold } from '@careline/core/administration';
import { type Route, route } from '../../platform/http/route.ts';
import { administratorOf } from '../../staff/staff.routes.ts';
import { listThresholds, setThreshold } from './programme-thresholds.ts';

/** The limits and goals of the organisation's programmes, for the scope `settings`. */
export const thresholdRoutes: readonly Route[] = [
  route(listProgrammeThresholds, async (_, { tx, caller }) => ({
    data: await listThresholds(tx, caller.organisationId),
  })),

  route(setProgrammeThreshold, async ({ body: { threshold } }, call) => {
    const { data, changes } = await setThreshold(call.tx, threshold, administratorOf(call));
    call.noted({ programme: threshold.programme, changes });
    return { data };
  }),
];
