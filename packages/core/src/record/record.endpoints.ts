import * as v from 'valibot';
import { READS_RECORD } from '#access';
import { defineEndpoint } from '#http';
import { entriesQuery, entryPageSchema } from './imported-entry.ts';
import { keepRecordPresence } from './record-presence.ts';
import { RECORD_SECTION_KEYS } from './record-section.ts';

/** A row each, those of an unknown time first, then the newest. */
export const listRecordEntries = defineEndpoint({
  name: 'record/entries',
  summary: 'What other systems say of a patient, a section at a time',
  service: 'care',
  method: 'GET',
  writes: false,
  // Whoever reads readings reads what other systems say; of a timeline each kind has the rights of its own list.
  ...READS_RECORD,
  audit: {
    en: 'Looked at what other systems say of a patient',
    hi: 'मरीज़ के बारे में दूसरी प्रणालियों की जानकारी देखी गई',
  },
  path: '/record/entries',
  token: 'bearer',
  query: v.strictObject({ ...entriesQuery, section: v.picklist(RECORD_SECTION_KEYS) }),
  answer: entryPageSchema,
});

export const recordEndpoints = [listRecordEntries, keepRecordPresence] as const;
