import * as v from 'valibot';
import { HEALTH_CHECK_PACKAGES, SERVICE_TYPES } from '#encounters';
import { calendarDateSchema, nonEmptyTextSchema, uuidSchema } from '#http';
import { MAX_AMOUNT } from './money.ts';

/** The highest tax, in basis points. */
const MAX_TAX_RATE = 10_000;

export const amountSchema = v.pipe(
  v.number(),
  v.integer('must be whole minor units'),
  v.minValue(0),
  v.maxValue(MAX_AMOUNT),
);

/** The price of a service, of a package or of a laboratory test in a period. */
export const rateCardSchema = v.pipe(
  v.strictObject({
    id: uuidSchema,
    serviceType: v.picklist(SERVICE_TYPES),
    /** Null means the service with any package. */
    package: v.nullable(v.picklist(HEALTH_CHECK_PACKAGES)),
    /** Code of a laboratory test; null for the service itself. */
    test: v.optional(v.nullable(nonEmptyTextSchema(60)), null),
    /** In minor units, such as paise. */
    amount: amountSchema,
    /** In basis points of the amount, which does not include it: 1800 is 18 %. */
    taxRate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TAX_RATE)), 0),
    /** ISO 4217. */
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency code such as INR')),
    /** Inclusive; null means no end. */
    validFrom: calendarDateSchema,
    validTo: v.nullable(calendarDateSchema),
  }),
  v.forward(
    v.check(
      ({ validFrom, validTo }) => validTo === null || validFrom <= validTo,
      'must not be before validFrom',
    ),
    ['validTo'],
  ),
  v.forward(
    v.check(({ test, package: bundle }) => test === null || bundle === null, 'must be null for a test'),
    ['package'],
  ),
);
export type RateCard = v.InferOutput<typeof rateCardSchema>;

/** Returns the rate cards of a stored preference. Cards that this version cannot read are left out. */
export function rateCardsIn(info: Readonly<Record<string, unknown>> | null): readonly RateCard[] {
  const cards = info?.cards;
  if (!Array.isArray(cards)) return [];
  return cards.flatMap((card) => {
    const read = v.safeParse(rateCardSchema, card);
    return read.success ? [read.output] : [];
  });
}

interface Wanted {
  readonly serviceType: string;
  readonly package: string | null;
  /** YYYY-MM-DD at the facility. */
  readonly day: string;
}

export const isValidOn = ({ validFrom, validTo }: RateCard, day: string): boolean =>
  validFrom <= day && (validTo === null || day <= validTo);

/** Returns the card that became valid last. */
const newest = (cards: readonly RateCard[]): RateCard | undefined =>
  cards.reduce<RateCard | undefined>(
    (found, card) => (found && found.validFrom >= card.validFrom ? found : card),
    undefined,
  );

/** Returns the card of a service on a day. A card for its package wins over one for any package. */
export function findServiceCard(
  cards: readonly RateCard[],
  { serviceType, package: bundle, day }: Wanted,
): RateCard | undefined {
  const ofService = cards.filter(
    (card) => card.test === null && card.serviceType === serviceType && isValidOn(card, day),
  );
  const ofPackage = bundle === null ? [] : ofService.filter((card) => card.package === bundle);
  return newest(ofPackage) ?? newest(ofService.filter((card) => card.package === null));
}

/** Returns the card of a laboratory test on a day. */
export const findTestCard = (cards: readonly RateCard[], test: string, day: string): RateCard | undefined =>
  newest(cards.filter((card) => card.test === test && isValidOn(card, day)));
