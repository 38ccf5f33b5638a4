import { listAssessments } from '#assessments';
import { listUserTouchpoints } from '#calls';
import { listNotes, listPatientTasks, listReports } from '#care';
import { listCaseSheet } from '#case-sheets';
import { listMessages } from '#communication';
import { listPatientEncounters } from '#encounters';
import { type CodedLabels, codedLabel } from '#formatting';
import { listLabs } from '#labs';
import { listReadingAlerts } from '#metrics';
import { decideRight } from '#navigation';
import { listPrescriptions } from '#prescriptions';
import { listRecordEntries } from '#record';

/** What a timeline is made of, and the call whose readers read it here too. */
const LISTED_BY = {
  call: listUserTouchpoints,
  encounter: listPatientEncounters,
  alert: listReadingAlerts,
  note: listNotes,
  report: listReports,
  score: listAssessments,
  'case-sheet': listCaseSheet,
  prescription: listPrescriptions,
  'lab-order': listLabs,
  'lab-report': listLabs,
  referral: listPatientTasks,
  message: listMessages,
  imported: listRecordEntries,
} as const;

export type TimelineKind = keyof typeof LISTED_BY;
export const TIMELINE_KINDS = Object.keys(LISTED_BY) as readonly TimelineKind[];

/** The kinds that somebody with these scopes reads. */
export const readableKinds = (scopes: readonly string[]): readonly TimelineKind[] =>
  TIMELINE_KINDS.filter((kind) => decideRight(LISTED_BY[kind], scopes).allowed);

const LABELS = {
  en: {
    call: 'Calls',
    encounter: 'Encounters',
    alert: 'Abnormal readings',
    note: 'Notes',
    report: 'Reports',
    score: 'Scores',
    'case-sheet': 'Case sheet',
    prescription: 'Prescriptions',
    'lab-order': 'Lab orders',
    'lab-report': 'Lab results',
    referral: 'Referrals',
    message: 'Messages',
    imported: 'From elsewhere',
  },
  hi: {
    call: 'कॉल',
    encounter: 'परामर्श',
    alert: 'असामान्य माप',
    note: 'नोट',
    report: 'रिपोर्ट',
    score: 'स्कोर',
    'case-sheet': 'केस शीट',
    prescription: 'पर्चे',
    'lab-order': 'लैब ऑर्डर',
    'lab-report': 'लैब परिणाम',
    referral: 'रेफ़रल',
    message: 'संदेश',
    imported: 'दूसरी जगह से',
  },
} as const satisfies CodedLabels<TimelineKind>;

export const timelineKindLabel = (kind: string, locale?: string): string => codedLabel(LABELS, kind, locale);
