import { defineMessages } from '../../messages/index.ts';

/** What a search shows before anything is typed. Separate, because a page may show it before the rest has loaded. */
export const restingSearchMessages = defineMessages('resting-search', {
  hint: 'Type or scan a UHID, or type a phone number, a name or a birth date.',
  title: 'Who are you looking for?',
  text: 'Search by UHID, by either phone number of the patient, by name in any word order, or by birth date.',
});
