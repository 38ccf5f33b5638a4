import * as v from 'valibot';
import { READS_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint } from '#http';
import { entriesQuery, entryPageSchema } from './imported-entry.ts';
import { keepRecordPresence } from './record-presence.ts';
import { RECORD_SECTION_KEYS } from './record-section.ts';
import * as words from './words/en.ts';

/** Lists imported entries: those without a known time, then newest first. */
export const listRecordEntries = defineEndpoint({
  name: 'record/entries',
  summary: 'Entries from other systems about a patient, by section',
  service: 'care',
  method: 'GET',
  writes: false,
  // Anyone who can read readings can read imported entries. On the timeline, each kind follows the rights of its list.
  ...READS_RECORD,
  audit: wordLabel(words.record, 'listRecordEntries'),
  path: '/record/entries',
  token: 'bearer',
  query: v.strictObject({ ...entriesQuery, section: v.picklist(RECORD_SECTION_KEYS) }),
  answer: entryPageSchema,
});

export const recordEndpoints = [listRecordEntries, keepRecordPresence] as const;
