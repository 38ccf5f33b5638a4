import {
  addCharges,
  addPayment,
  addPaymentLink,
  addWaiver,
  cancelPaymentLink,
  closeDay,
  getBill,
  getOpenDay,
  getReceipt,
  listDayCloses,
  listOpenBills,
  listReceipts,
  listTransactions,
  previewLinkMessage,
  refundPayment,
  reverseEntry,
  reversePayment,
  sendPaymentLink,
  totalTransactions,
} from '@careline/core/internal/billing';
import type { Endpoint } from '@careline/core/internal/http';
import type { Transaction } from 'kysely';
import { NO_MESSAGING, type PatientMessaging } from '../messages/message-carrier.ts';
import { entryOf } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Call, type Route, type RouteInput, route } from '../platform/http/route.ts';
import { readBill } from './bill.ts';
import type { BillingEntry, BillKey } from './bill-key.ts';
import { chargeEncounter, reverse } from './charges.ts';
import { close, readCloses, readOpenDay } from './day-close.ts';
import { linkChannels, previewLink, sendLink } from './link-messages.ts';
import { cancelLink, planLink, storeLink } from './payment-links.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { refund, reverseReceipt, takePayment, waive } from './payments.ts';
import { readReceipt, readReceipts } from './receipts.ts';
import { readOpenBills, readTotals, readTransactions } from './transactions.ts';

const billingEntryOf = (call: Call): BillingEntry => ({ ...entryOf(call), scopes: call.caller.scopes });

function requireProvider(provider: PaymentProvider | undefined): PaymentProvider {
  if (provider) return provider;
  throw new ProblemError('unavailable', {
    title: 'Online payments are not set up',
    detail: 'This server has no payment provider.',
    action: 'Take the payment another way.',
  });
}

type Write<Body> = (tx: Transaction<Schema>, body: Body, entry: BillingEntry) => Promise<void>;

/** Returns the routes of one encounter's bill. Each answers with the whole bill. */
function billRoutes(
  provider: PaymentProvider | undefined,
  { carriers, sendWaiting }: PatientMessaging,
): readonly Route[] {
  const takesOnline = provider !== undefined;

  async function answerOf(call: Call, { vitaId, encounterId }: BillKey) {
    call.touched(vitaId);
    const bill = await readBill(call.tx, { vitaId, encounterId }, entryOf(call), takesOnline);
    const isWaiting = bill.links.some(({ state }) => state === 'open');
    const channels = isWaiting ? await linkChannels(call.tx, vitaId, call.now) : [];
    return { vitaId, data: { ...bill, linkChannels: [...channels] } };
  }

  /** A route that writes and then answers with the bill. The audit names the encounter. */
  const writing = <E extends Endpoint>(endpoint: E, write: Write<RouteInput<E>['body'] & BillKey>): Route =>
    route(endpoint, (async ({ body }: RouteInput<E>, call: Call) => {
      const wanted = body as RouteInput<E>['body'] & BillKey;
      call.touched(wanted.vitaId);
      call.noted({ encounter: wanted.encounterId });
      await write(call.tx, wanted, billingEntryOf(call));
      return answerOf(call, wanted);
    }) as never);

  return [
    route(getBill, ({ query }, call) => answerOf(call, query)),
    writing(addCharges, chargeEncounter),
    writing(reverseEntry, reverse),
    writing(addPayment, takePayment),
    writing(refundPayment, refund),
    writing(reversePayment, reverseReceipt),
    writing(addWaiver, waive),
    writing(cancelPaymentLink, cancelLink),
    route(previewLinkMessage, async ({ body }, call) => {
      call.touched(body.vitaId);
      const data = await previewLink(call.tx, body, entryOf(call), carriers);
      return { vitaId: body.vitaId, data };
    }),
    route(sendPaymentLink, async ({ body }, call) => {
      call.touched(body.vitaId);
      call.noted({ encounter: body.encounterId, message: body.id });
      await sendLink(call.tx, body, entryOf(call), carriers);
      call.afterwards('messages', sendWaiting);
      return answerOf(call, body);
    }),
    route(
      addPaymentLink,
      async ({ body, staged }, call) => {
        call.touched(body.vitaId);
        call.noted({ encounter: body.encounterId });
        const entry = entryOf(call);
        const made =
          (staged as { readonly url: string } | undefined) ??
          (await requireProvider(provider).createLink(await planLink(call.tx, body, entry)));
        await storeLink(call.tx, { wanted: body, url: made.url }, entry);
        return answerOf(call, body);
      },
      {
        // The provider may take seconds to answer.
        stage: async ({ body }, { step }) => {
          const link = await step((call) => planLink(call.tx, body as never, entryOf(call)));
          return requireProvider(provider).createLink(link);
        },
      },
    ),
  ];
}

const listRoutes: readonly Route[] = [
  route(getReceipt, async ({ query }, call) => {
    call.touched(query.vitaId);
    call.noted({ receipt: query.receiptId });
    return { vitaId: query.vitaId, data: await readReceipt(call.tx, query, entryOf(call)) };
  }),

  route(listReceipts, async ({ query: { vitaId } }, call) => {
    call.touched(vitaId);
    return { vitaId, data: await readReceipts(call.tx, vitaId, entryOf(call)) };
  }),

  route(listTransactions, async ({ query }, call) => {
    const page = await readTransactions(call.tx, query, entryOf(call));
    call.touched(...page.data.flatMap(({ vitaId }) => vitaId || []));
    return page;
  }),

  route(totalTransactions, async ({ query }, call) => ({
    data: await readTotals(call.tx, query, entryOf(call)),
  })),

  route(listOpenBills, async (_, call) => {
    const list = await readOpenBills(call.tx, entryOf(call));
    call.touched(...list.data.map(({ vitaId }) => vitaId));
    return list;
  }),

  route(getOpenDay, async (_, call) => ({ data: await readOpenDay(call.tx, entryOf(call)) })),

  route(closeDay, async ({ body }, call) => {
    const data = await close(call.tx, body, entryOf(call));
    call.noted({ dayClose: data.id, difference: data.difference });
    return { data };
  }),

  route(listDayCloses, async ({ query }, { tx, caller: { facilityId } }) => ({
    ...(await readCloses(tx, facilityId, query)),
  })),
];

/** Returns the routes for charges, payments, receipts and day closes. Without a provider nothing is paid online. */
export const billingRoutes = (
  provider?: PaymentProvider,
  messaging: PatientMessaging = NO_MESSAGING,
): readonly Route[] => [...billRoutes(provider, messaging), ...listRoutes];
