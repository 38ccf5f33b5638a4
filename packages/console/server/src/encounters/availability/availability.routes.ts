import {
  addException,
  getAvailability,
  getServiceSlots,
  holdSlot,
  hoursFaults,
  importCalendar,
  listNextSlots,
  listProviderSlots,
  mayEditAvailability,
  releaseSlot,
  removeExceptions,
  setHours,
  setServiceSlot,
} from '@careline/core/internal/encounters/availability';
import { entryOf, refuseFaults } from '../../platform/access/entry.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import { listCareProviders, requireCareProvider } from '../care-providers.ts';
import { importBusyTimes, type StagedCalendar, stageBusyTimes } from './import-calendar.ts';
import {
  addProviderException,
  bookedWithin,
  readProviderAvailability,
  removeProviderExceptions,
  setProviderHours,
} from './provider-availability.ts';
import {
  readNextSlots,
  readProviderSlots,
  readServiceSlots,
  setServiceSlot as storeServiceSlot,
} from './provider-slots.ts';
import { holdProvider, releaseHold } from './provider-time.ts';

/**
 * Throws `scope-missing` if the caller may not edit this availability, `input-invalid` for an unknown care provider.
 */
async function requireEditable({ tx, caller, noted }: Call, careProviderId: string): Promise<void> {
  if (!mayEditAvailability(caller, careProviderId)) {
    throw new ProblemError('scope-missing', {
      detail: "Access to another person's availability needs the scope availability.",
      action: 'Ask an administrator for the scope.',
    });
  }
  noted({ careProvider: careProviderId });
  await requireCareProvider(tx, careProviderId, caller, 'careProviderId');
}

const answerOf = async (call: Call, careProviderId: string) => ({
  data: await readProviderAvailability(call.tx, careProviderId, entryOf(call)),
});

/** Returns the ids of the care provider if one is named, or else of all at the facility. */
async function providersAsked(
  tx: Call['tx'],
  facilityId: string,
  { careProviderId }: { readonly careProviderId?: string | undefined },
): Promise<string[]> {
  const providers = await listCareProviders(tx, facilityId);
  return providers.map(({ id }) => id).filter((id) => !careProviderId || id === careProviderId);
}

/** Routes for the bookable hours of care providers at the caller's facility. */
export const availabilityRoutes: readonly Route[] = [
  route(getAvailability, async ({ query: { careProviderId } }, call) => {
    await requireEditable(call, careProviderId);
    return answerOf(call, careProviderId);
  }),

  route(setHours, async ({ body }, call) => {
    await requireEditable(call, body.careProviderId);
    const faults = hoursFaults(body.hours).flatMap((fault, index) =>
      fault ? [{ path: `hours.${index}`, message: `must be hours of their own: ${fault}` }] : [],
    );
    refuseFaults(faults);
    await setProviderHours(call.tx, body, entryOf(call));
    return answerOf(call, body.careProviderId);
  }),

  route(addException, async ({ body: { careProviderId, exception } }, call) => {
    await requireEditable(call, careProviderId);
    await addProviderException(call.tx, careProviderId, exception, entryOf(call));
    const booked = await bookedWithin(call.tx, careProviderId, exception, entryOf(call));
    return { ...(await answerOf(call, careProviderId)), booked };
  }),

  route(removeExceptions, async ({ body: { careProviderId, exceptionIds } }, call) => {
    await requireEditable(call, careProviderId);
    const removed = await removeProviderExceptions(call.tx, careProviderId, exceptionIds, entryOf(call));
    call.noted({ removed });
    return answerOf(call, careProviderId);
  }),

  route(
    importCalendar,
    async ({ body, staged }, call) => {
      await requireEditable(call, body.careProviderId);
      const report = await importBusyTimes(
        call.tx,
        body,
        entryOf(call),
        staged as StagedCalendar | undefined,
      );
      call.noted({ times: report.times, removed: report.removed });
      return { report };
    },
    {
      stage: async ({ body }, { step }) => {
        const mayEdit = (call: Call) => requireEditable(call, body.careProviderId);
        const entry = await step(async (call) => {
          await mayEdit(call);
          return entryOf(call);
        });
        return stageBusyTimes(body, entry, (work) =>
          inTurn(() =>
            step(async (call) => {
              await mayEdit(call);
              return work(call.tx);
            }),
          ),
        );
      },
    },
  ),

  route(getServiceSlots, async (_, { tx, caller }) => ({
    data: await readServiceSlots(tx, caller.facilityId),
  })),

  route(setServiceSlot, async ({ body }, { tx, caller, noted }) => {
    await storeServiceSlot(tx, caller.facilityId, body);
    noted({ slot: body });
    return { data: body };
  }),

  route(listProviderSlots, async ({ query }, { tx, caller, now }) => {
    const { facilityId, timeZone } = caller;
    const asked = await providersAsked(tx, facilityId, query);
    const slots = await readProviderSlots(tx, asked, { facilityId, timeZone, now, ...query });
    return { data: slots.map((slot) => ({ ...slot })) };
  }),

  route(listNextSlots, async ({ query }, { tx, caller, now }) => {
    const { facilityId } = caller;
    const asked = await providersAsked(tx, facilityId, query);
    const { data, hasHours } = await readNextSlots(tx, asked, { facilityId, now, ...query });
    return { data: data.map((slot) => ({ ...slot })), hasHours };
  }),

  route(holdSlot, async ({ body: { careProviderId, serviceType, period } }, { tx, caller, now }) => {
    const { facilityId, staffId } = caller;
    await requireCareProvider(tx, careProviderId, caller, 'careProviderId');
    if (period.end <= now) refuseFaults([{ path: 'period.end', message: 'must be in the future' }]);
    const wanted = { careProviderId, facilityId, serviceType, ...period, staffId, now };
    return { data: { ...(await holdProvider(tx, wanted)) } };
  }),

  route(releaseSlot, async ({ body: { holdId } }, { tx, caller }) => {
    await releaseHold(tx, holdId, caller.staffId);
    return {};
  }),
];
