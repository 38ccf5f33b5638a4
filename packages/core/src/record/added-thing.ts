import { type CodedLabels, codedLabel } from '#formatting';

/** Things that can be added to a record in one click: component QUICK_ADD of specification 3.3. */
export const ADDED_THINGS = [
  'reading',
  'note',
  'task',
  'prescription',
  'lab-order',
  'lab-results',
  'case-sheet',
  'referral',
  'report',
  'booking',
  'message',
  'score',
  'goal',
] as const;
export type AddedThing = (typeof ADDED_THINGS)[number];

export const isAddedThing = (key: string): key is AddedThing => ADDED_THINGS.some((thing) => thing === key);

const LABELS = {
  en: {
    reading: 'Reading',
    note: 'Note',
    task: 'Task, follow-up or review',
    prescription: 'Prescription',
    'lab-order': 'Lab order',
    'lab-results': 'Lab results',
    'case-sheet': 'Case sheet section',
    referral: 'Referral',
    report: 'Report or document',
    booking: 'Encounter',
    message: 'Message',
    score: 'Score',
    goal: 'Goal',
  },
  hi: {
    reading: 'माप',
    note: 'नोट',
    task: 'काम, फ़ॉलो-अप या दोबारा जाँच',
    prescription: 'पर्चा',
    'lab-order': 'लैब ऑर्डर',
    'lab-results': 'लैब परिणाम',
    'case-sheet': 'केस शीट का भाग',
    referral: 'रेफ़रल',
    report: 'रिपोर्ट या दस्तावेज़',
    booking: 'परामर्श',
    message: 'संदेश',
    score: 'स्कोर',
    goal: 'लक्ष्य',
  },
} as const satisfies CodedLabels<AddedThing>;

export const addedThingLabel = (thing: string, locale?: string): string => codedLabel(LABELS, thing, locale);
