import { type Label, phrase, wordLabel, wordLabels } from '#formatting';
import type { ReadLine } from '../checks/medicine-finding.ts';
import { nameKey } from '../medicines/medicine.ts';
import type { Consultation, ConsultationMode } from './consultation.ts';
import type { LawFinding, LawRule } from './law-finding.ts';
import { isControlled, isInScheduleX, type ScheduledLine, scheduleOf } from './schedules.ts';
import { PROHIBITED_ROWS } from './stricter-rows.ts';
import { listOf, OVER_THE_COUNTER } from './telemedicine-lists.ts';
import * as words from './words/en.ts';

const GUIDELINES = 'Telemedicine Practice Guidelines 2020, section 3.7.4';

const SEE_IN_PERSON: Label = wordLabel(words.lawFindings, 'seeInPerson');
const SWITCH_TO_VIDEO: Label = wordLabel(words.lawFindings, 'switchToVideo');

const MODE_WORDS: Readonly<Record<Exclude<ConsultationMode, 'in-person'>, Label>> = wordLabels(
  words.modeLabels,
);

type Reason = Omit<LawFinding, 'about' | 'problem'> & {
  readonly problem: (about: string, mode: Label) => Label;
};

/** Texts of each rule, except prohibited medicines, whose source is in their row. */
const REASONS: Readonly<Record<Exclude<LawRule, 'prohibited-medicine'>, Reason>> = {
  'controlled-by-telemedicine': {
    force: 'stop',
    rule: 'controlled-by-telemedicine',
    problem: (about, mode) => phrase(words.lawFindings, 'scheduleX', { about, mode }),
    act: SEE_IN_PERSON,
    source: `${GUIDELINES}, prohibited list`,
  },
  'listed-for-video-only': {
    force: 'stop',
    rule: 'listed-for-video-only',
    problem: (about, mode) => phrase(words.lawFindings, 'listA', { about, mode }),
    act: SWITCH_TO_VIDEO,
    source: `${GUIDELINES}, list A`,
  },
  'started-without-video': {
    force: 'stop',
    rule: 'started-without-video',
    problem: (about, mode) => phrase(words.lawFindings, 'notListO', { about, mode }),
    act: SWITCH_TO_VIDEO,
    source: `${GUIDELINES}, lists O and A`,
  },
  'not-listed': {
    force: 'confirm',
    rule: 'not-listed',
    problem: (about, mode) => phrase(words.lawFindings, 'unlisted', { about, mode }),
    act: wordLabel(words.lawFindings, 'unlistedAct'),
    source: `${GUIDELINES}, lists O and A`,
  },
  'not-recognised': {
    force: 'confirm',
    rule: 'not-recognised',
    problem: (about, mode) => phrase(words.lawFindings, 'unknownMedicine', { about, mode }),
    act: wordLabel(words.lawFindings, 'unknownMedicineAct'),
    source: `${GUIDELINES}, prohibited list`,
  },
};

interface Prohibited {
  readonly source: string;
  readonly isAllowedInEye: boolean;
}

const PROHIBITED: ReadonlyMap<string, Prohibited> = new Map(
  PROHIBITED_ROWS.split('\n')
    .filter(Boolean)
    .map((row) => {
      const [name = '', source = ''] = row.split('|').map((part) => part.trim());
      const [substance = '', exception] = name.split(', ');
      return [nameKey(substance), { source, isAllowedInEye: exception === 'not in the eye' }] as const;
    }),
);

function prohibitedFinding({ substances, line }: ScheduledLine): LawFinding | undefined {
  const about = substances.find((one) => {
    const row = PROHIBITED.get(one);
    return row && !(row.isAllowedInEye && line.route === 'eye');
  });
  const row = about === undefined ? undefined : PROHIBITED.get(about);
  if (about === undefined || !row) return undefined;
  return {
    force: 'stop',
    rule: 'prohibited-medicine',
    about,
    problem: phrase(words.lawFindings, 'prohibited', { about }),
    act: wordLabel(words.lawFindings, 'chooseAnotherMedicine'),
    source: `Drugs and Cosmetics Act, section 26A; ${row.source}`,
  };
}

const isContinued = ({ visit, isRefill }: Consultation): boolean => visit === 'follow-up' && isRefill;

/** List B: added at a follow-up for a condition that was seen in person. */
const isAddedOn = ({ visit, wasSeenInPerson }: Consultation): boolean =>
  visit === 'follow-up' && wasSeenInPerson;

const isOverTheCounter = (line: ScheduledLine): boolean =>
  line.classes.length > 0 &&
  line.classes.every((one) => OVER_THE_COUNTER.includes(one)) &&
  scheduleOf(line) === undefined;

function ruleOf(substance: string, line: ScheduledLine, consultation: Consultation): LawRule | undefined {
  const list = listOf(substance, line);
  if (list !== 'A' && (isInScheduleX(substance) || isControlled(substance)))
    return 'controlled-by-telemedicine';
  if (list === 'O' || isContinued(consultation)) return undefined;
  const isVideo = consultation.mode === 'video';
  if (list === 'A') return isVideo ? undefined : 'listed-for-video-only';
  if (isAddedOn(consultation)) return undefined;
  return isVideo || isOverTheCounter(line) ? 'not-listed' : 'started-without-video';
}

function findingOf(rule: LawRule, about: string, mode: ConsultationMode): readonly LawFinding[] {
  if (rule === 'prohibited-medicine' || mode === 'in-person') return [];
  const { problem, ...reason } = REASONS[rule];
  return [{ ...reason, about, problem: problem(about, MODE_WORDS[mode]) }];
}

/** Returns the legal problems of a line in this consultation: stops, or else confirmations. */
export function lawFindings(
  line: Pick<ReadLine, 'name' | 'substances' | 'classes'> & Pick<ScheduledLine, 'line'>,
  consultation: Consultation,
): readonly LawFinding[] {
  const prohibited = prohibitedFinding(line);
  if (prohibited) return [prohibited];
  if (consultation.mode === 'in-person') return [];
  if (line.substances.length === 0) return findingOf('not-recognised', line.name, consultation.mode);
  const broken = new Map<LawRule, string[]>();
  for (const substance of line.substances) {
    const rule = ruleOf(substance, line, consultation);
    if (rule) broken.set(rule, [...(broken.get(rule) ?? []), substance]);
  }
  const found = [...broken].flatMap(([rule, names]) => findingOf(rule, names.join(' + '), consultation.mode));
  const stops = found.filter(({ force }) => force === 'stop');
  return stops.length > 0 ? stops : found;
}
