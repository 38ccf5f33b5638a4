import * as v from 'valibot';
import { rateCardSchema } from '#billing';
import { CHART_TOPICS } from '#charts';
import { uuidSchema } from '#http';
import { METRIC_TYPES } from '#observations';
import { MAX_SAVED_FILTERS, MAX_TAG_DEFINITIONS, savedFilterSchema, tagDefinitionSchema } from '#preferences';
import { favouritePrescriptionSchema, MAX_TEMPLATES, snippetSchema } from '#preferences/templates';
import { MAX_PINS, RECORD_PLACES } from '#record';
import { codesOf, kind, listOf } from './preference-kind.ts';

const ID = '01990000-0000-7000-8000-000000000003';
export const rateCards = kind({
  owner: 'organisation',
  because: 'the organisation sets prices',
  stored: v.strictObject({
    cards: v.pipe(
      listOf(rateCardSchema),
      v.check(
        (cards) => new Set(cards.map(({ currency }) => currency)).size <= 1,
        'must all have the same currency',
      ),
    ),
  }),
  example: {
    cards: [
      {
        id: ID,
        serviceType: 'PROHEALTH_CHECK',
        package: 'basic',
        amount: 149_900,
        currency: 'INR',
        validFrom: '2026-04-01',
        validTo: null,
      },
    ],
  },
  effect: { on: 'the charges of an encounter' },
});

/** Patients can't be favourites: an erased patient must not remain in someone's list. */
export const favourites = kind({
  owner: 'person',
  because: 'each person uses different things most',
  stored: v.strictObject({
    metrics: codesOf(METRIC_TYPES),
    charts: codesOf(CHART_TOPICS),
    templates: listOf(uuidSchema),
    /** Saved filters of lists. */
    filters: v.optional(listOf(savedFilterSchema, MAX_SAVED_FILTERS), []),
    /** Pinned places of a patient's record, in order. */
    pins: v.optional(v.pipe(codesOf(RECORD_PLACES), v.maxLength(MAX_PINS)), []),
    /** Medicines that the user often prescribes. */
    prescriptions: v.optional(listOf(favouritePrescriptionSchema, MAX_TEMPLATES), []),
    /** Texts that the user often writes. */
    snippets: v.optional(listOf(snippetSchema, MAX_TEMPLATES), []),
  }),
  example: {
    metrics: ['bloodpressure'],
    charts: ['bmi'],
    templates: [ID],
    pins: ['DIAGNOSIS', 'MEDICATIONS'],
    filters: [{ id: ID, list: 'my_encounters', name: 'To answer', query: 'status=AWAITED&from=today' }],
  },
  effect: {
    on: 'the saved filters of lists, the pins of a record, the writing of prescriptions and the texts of a note',
  },
});

export const charts = kind({
  owner: 'person',
  because: 'each person looks at different metrics first',
  stored: v.strictObject({
    /** Shown first, in order. */
    metrics: codesOf(METRIC_TYPES),
  }),
  example: { metrics: ['bloodpressure', 'bloodglucose'] },
  effect: { on: 'the readings of a patient' },
});

export const tags = kind({
  owner: 'organisation',
  because: 'a tag must mean the same to every reader',
  stored: v.strictObject({
    tags: v.pipe(
      listOf(tagDefinitionSchema, MAX_TAG_DEFINITIONS),
      v.check(
        (list) => new Set(list.map(({ code }) => code)).size === list.length,
        'must name each code once',
      ),
    ),
  }),
  example: { tags: [{ code: 'HIGH_RISK', label: 'High risk', colour: 'danger' }] },
  effect: { on: 'the header, the search and the worklist of patients' },
});
