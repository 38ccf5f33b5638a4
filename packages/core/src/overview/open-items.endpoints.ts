import * as v from 'valibot';
import { READS_PATIENT_ENCOUNTERS, READS_RECORD } from '#access';
import { openSignSchema } from '#calls/findings';
import { openItemSchema } from '#finishing';
import { defineEndpoint, uuidSchema } from '#http';
import { readingAlertSchema } from '#metrics';

/** An open item with the documents that its act needs: absent for callers who may not read the list of its kind. */
const listedOpenItemSchema = v.looseObject({
  ...openItemSchema.entries,
  /** Every open alert of this finding, the newest first. */
  alerts: v.optional(v.array(readingAlertSchema)),
  sign: v.optional(openSignSchema),
});
export type OpenItem = v.InferOutput<typeof listedOpenItemSchema>;

const listAnswer = v.looseObject({ vitaId: uuidSchema, data: v.array(listedOpenItemSchema) });

/** What has to be settled or explained before work with a patient ends. */
export const listOpenItems = defineEndpoint({
  name: 'overview/open',
  summary: 'Everything of a patient that is still open, critical items first',
  service: 'care',
  method: 'GET',
  writes: false,
  // The route leaves out the facts of items whose list the caller may not read.
  ...READS_PATIENT_ENCOUNTERS,
  audit: { en: 'Looked at the open items of a patient', hi: 'मरीज़ की बाकी बातें देखी गईं' },
  path: '/overview/open',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: listAnswer,
});

/** Records once that the caller reviewed lab results or a file. A later version of the results is open again. */
export const reviewResult = defineEndpoint({
  name: 'overview/review',
  summary: 'Record that a result of a patient was reviewed',
  service: 'care',
  method: 'POST',
  writes: true,
  ...READS_RECORD,
  audit: { en: 'Recorded that a result was reviewed', hi: 'परिणाम देख लिया गया, दर्ज किया गया' },
  path: '/overview/review',
  token: 'bearer',
  body: v.strictObject({
    vitaId: uuidSchema,
    kind: v.picklist(['lab-report', 'report']),
    id: uuidSchema,
  }),
  answer: listAnswer,
  idempotent: true,
});
