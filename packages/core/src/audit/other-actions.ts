import { type Label, wordLabel } from '#formatting';
import * as words from './words/en.ts';

interface OtherActionRow {
  readonly label: Label;
  /** Whether it changes data, like `writes` of an endpoint. */
  readonly writes: boolean;
}

/** Audited actions that are not endpoints: commands, imports and server-rendered pages. */
export const OTHER_ACTIONS = {
  'charts/embed': { writes: false, label: wordLabel(words.otherActions, 'charts/embed') },
  'facility/calling-hours': { writes: true, label: wordLabel(words.otherActions, 'facility/calling-hours') },
  'organisation/add': { writes: true, label: wordLabel(words.otherActions, 'organisation/add') },
  'organisation/update': { writes: true, label: wordLabel(words.otherActions, 'organisation/update') },
  'organisation/close': { writes: true, label: wordLabel(words.otherActions, 'organisation/close') },
  'fhir/read': { writes: false, label: wordLabel(words.otherActions, 'fhir/read') },
  'fhir/search': { writes: false, label: wordLabel(words.otherActions, 'fhir/search') },
  'fhir/export': { writes: false, label: wordLabel(words.otherActions, 'fhir/export') },
  'fhir/export/file': { writes: false, label: wordLabel(words.otherActions, 'fhir/export/file') },
  'fhir/export/delete': { writes: true, label: wordLabel(words.otherActions, 'fhir/export/delete') },
  'fhir/summary': { writes: false, label: wordLabel(words.otherActions, 'fhir/summary') },
  'partner/token': { writes: false, label: wordLabel(words.otherActions, 'partner/token') },
  'password/ask': { writes: true, label: wordLabel(words.otherActions, 'password/ask') },
  'password/change': { writes: true, label: wordLabel(words.otherActions, 'password/change') },
  'second-factor/on': { writes: true, label: wordLabel(words.otherActions, 'second-factor/on') },
  'second-factor/off': { writes: true, label: wordLabel(words.otherActions, 'second-factor/off') },
  'second-factor/reset': { writes: true, label: wordLabel(words.otherActions, 'second-factor/reset') },
  'second-factor/recovery': { writes: true, label: wordLabel(words.otherActions, 'second-factor/recovery') },
  'consent/withdraw': { writes: true, label: wordLabel(words.otherActions, 'consent/withdraw') },
  'consent/give': { writes: true, label: wordLabel(words.otherActions, 'consent/give') },
  'person/erase': { writes: true, label: wordLabel(words.otherActions, 'person/erase') },
  'person/erase-record': { writes: true, label: wordLabel(words.otherActions, 'person/erase-record') },
  'import/patients': { writes: true, label: wordLabel(words.otherActions, 'import/patients') },
  'import/readings': { writes: true, label: wordLabel(words.otherActions, 'import/readings') },
  'import/facilities': { writes: true, label: wordLabel(words.otherActions, 'import/facilities') },
  'import/allergies': { writes: true, label: wordLabel(words.otherActions, 'import/allergies') },
  'import/conditions': { writes: true, label: wordLabel(words.otherActions, 'import/conditions') },
  'import/encounters': { writes: true, label: wordLabel(words.otherActions, 'import/encounters') },
  'import/glucose-log': { writes: true, label: wordLabel(words.otherActions, 'import/glucose-log') },
  'import/medications': { writes: true, label: wordLabel(words.otherActions, 'import/medications') },
  'import/resources': { writes: true, label: wordLabel(words.otherActions, 'import/resources') },
  'import/national-numbers': {
    writes: true,
    label: wordLabel(words.otherActions, 'import/national-numbers'),
  },
  'import/held': { writes: false, label: wordLabel(words.otherActions, 'import/held') },
  'import/held/take': { writes: true, label: wordLabel(words.otherActions, 'import/held/take') },
  'import/held/new': { writes: true, label: wordLabel(words.otherActions, 'import/held/new') },
  'import/held/refuse': { writes: true, label: wordLabel(words.otherActions, 'import/held/refuse') },
  backup: { writes: false, label: wordLabel(words.otherActions, 'backup') },
  restore: { writes: true, label: wordLabel(words.otherActions, 'restore') },
  'payment/report': { writes: true, label: wordLabel(words.otherActions, 'payment/report') },
  'audit/archive': { writes: true, label: wordLabel(words.otherActions, 'audit/archive') },
} as const satisfies Readonly<Record<string, OtherActionRow>>;

export type OtherAction = keyof typeof OTHER_ACTIONS;
