import { describe, expect, it } from 'vitest';
import type { Consultation, ConsultationMode, ConsultationVisit } from './consultation.ts';
import { visitOf } from './consultation.ts';
import type { LawRule } from './law-finding.ts';
import { lawFindings } from './law-findings.ts';

type Line = Parameters<typeof lawFindings>[0];

const line = (
  name: string,
  {
    substances = [name],
    classes = [],
    route = 'oral',
    form = 'tablet',
  }: Partial<Line> & Partial<Line['line']> = {},
): Line => ({
  name,
  substances,
  classes,
  line: { route, form, frequency: 'OD', days: 5, reason: '' } as Line['line'],
});
const skin = (name: string) => line(name, { route: 'skin', form: 'cream' });
const eye = (name: string) => line(name, { route: 'eye', form: 'drops' });

const first = (mode: ConsultationMode): Consultation => ({
  mode,
  visit: 'first',
  isRefill: false,
  wasSeenInPerson: false,
});
const refill = (mode: ConsultationMode): Consultation => ({
  ...first(mode),
  visit: 'follow-up',
  isRefill: true,
});
const addOn = (mode: ConsultationMode): Consultation => ({
  ...first(mode),
  visit: 'follow-up',
  wasSeenInPerson: true,
});

type Case = readonly [label: string, line: Line, consultation: Consultation, rule: LawRule | 'nothing'];
const [PROHIBITED, CONTROLLED, VIDEO_ONLY, NEEDS_VIDEO, NOT_LISTED, UNKNOWN] = [
  'prohibited-medicine',
  'controlled-by-telemedicine',
  'listed-for-video-only',
  'started-without-video',
  'not-listed',
  'not-recognised',
] as const;

/** Telemedicine Practice Guidelines 2020: table of section 3.7.4 and annexure 1. */
const LIST_O: readonly Case[] = [
  ['paracetamol by message', line('paracetamol'), first('text'), 'nothing'],
  ['paracetamol by phone', line('paracetamol'), first('audio'), 'nothing'],
  ['paracetamol by video', line('paracetamol'), first('video'), 'nothing'],
  ['ORS by phone', line('oral rehydration salts'), first('audio'), 'nothing'],
  ['zinc by phone', line('zinc sulfate'), first('audio'), 'nothing'],
  [
    'iron and folic acid by phone',
    line('iron', { substances: ['iron', 'folic acid'] }),
    first('audio'),
    'nothing',
  ],
  [
    'calcium and vitamin D by message',
    line('c', { substances: ['calcium carbonate', 'vitamin d3'] }),
    first('text'),
    'nothing',
  ],
  [
    'ambroxol with guaifenesin',
    line('syrup', { substances: ['ambroxol', 'guaifenesin'] }),
    first('text'),
    'nothing',
  ],
  ['bromhexine, although in Schedule H', line('bromhexine'), first('audio'), 'nothing'],
  ['dextromethorphan', line('dextromethorphan'), first('audio'), 'nothing'],
  ['acetylcysteine', line('acetylcysteine'), first('audio'), 'nothing'],
  [
    'paracetamol with an antibiotic',
    line('x', { substances: ['paracetamol', 'ofloxacin'] }),
    first('audio'),
    NEEDS_VIDEO,
  ],
  [
    'paracetamol as injection',
    line('paracetamol', { route: 'intravenous', form: 'injection' }),
    first('audio'),
    NEEDS_VIDEO,
  ],
];

const LIST_A: readonly Case[] = [
  ['clotrimazole ointment, first, video', skin('clotrimazole'), first('video'), 'nothing'],
  ['mupirocin ointment, first, video', skin('mupirocin'), first('video'), 'nothing'],
  ['calamine lotion, first, video', skin('calamine'), first('video'), 'nothing'],
  ['benzyl benzoate lotion, first, video', skin('benzyl benzoate'), first('video'), 'nothing'],
  ['ciprofloxacin eye drops, first, video', eye('ciprofloxacin'), first('video'), 'nothing'],
  [
    'clotrimazole ear drops, first, video',
    line('clotrimazole', { route: 'ear', form: 'drops' }),
    first('video'),
    'nothing',
  ],
  ['clotrimazole ointment, first, phone', skin('clotrimazole'), first('audio'), VIDEO_ONLY],
  ['mupirocin ointment, first, message', skin('mupirocin'), first('text'), VIDEO_ONLY],
  ['ciprofloxacin eye drops, first, phone', eye('ciprofloxacin'), first('audio'), VIDEO_ONLY],
  ['ciprofloxacin tablets are not list A', line('ciprofloxacin'), first('audio'), NEEDS_VIDEO],
  ['clotrimazole ointment, refill by phone', skin('clotrimazole'), refill('audio'), 'nothing'],
  ['enalapril, refill by phone', line('enalapril'), refill('audio'), 'nothing'],
  ['atenolol, refill by message', line('atenolol'), refill('text'), 'nothing'],
  ['metformin, refill by video', line('metformin'), refill('video'), 'nothing'],
  ['glibenclamide, refill by phone', line('glibenclamide'), refill('audio'), 'nothing'],
  [
    'salmeterol inhaler, refill by phone',
    line('salmeterol', { route: 'inhaled', form: 'inhaler' }),
    refill('audio'),
    'nothing',
  ],
  ['clonazepam, first, video (April 2020)', line('clonazepam'), first('video'), 'nothing'],
  ['clobazam, first, video (April 2020)', line('clobazam'), first('video'), 'nothing'],
  ['phenobarbital, refill (April 2020)', line('phenobarbitone'), refill('video'), 'nothing'],
  ['clonazepam, first, phone', line('clonazepam'), first('audio'), VIDEO_ONLY],
  ['clobazam as add-on by phone: never seen on video', line('clobazam'), addOn('audio'), VIDEO_ONLY],
];

const LIST_B: readonly Case[] = [
  ['thiazide added to atenolol, phone', line('hydrochlorothiazide'), addOn('audio'), 'nothing'],
  ['sitagliptin added to metformin, message', line('sitagliptin'), addOn('text'), 'nothing'],
  ['amlodipine added, video', line('amlodipine'), addOn('video'), 'nothing'],
  [
    'amlodipine added, never seen in person, phone',
    line('amlodipine'),
    { ...addOn('audio'), wasSeenInPerson: false },
    NEEDS_VIDEO,
  ],
  [
    'amlodipine added, never seen in person, video',
    line('amlodipine'),
    { ...addOn('video'), wasSeenInPerson: false },
    NOT_LISTED,
  ],
  [
    'amlodipine, first, phone, seen for another condition',
    line('amlodipine'),
    { ...first('audio'), wasSeenInPerson: true },
    NEEDS_VIDEO,
  ],
  [
    'taken already, but a first consultation',
    line('enalapril'),
    { ...first('audio'), isRefill: true },
    NEEDS_VIDEO,
  ],
];

const PROHIBITED_LIST: readonly Case[] = [
  ['alprazolam by video', line('alprazolam'), first('video'), CONTROLLED],
  ['alprazolam, refill by video', line('alprazolam'), refill('video'), CONTROLLED],
  ['diazepam by phone', line('diazepam'), first('audio'), CONTROLLED],
  ['lorazepam as add-on', line('lorazepam'), addOn('video'), CONTROLLED],
  ['zolpidem by message', line('zolpidem'), first('text'), CONTROLLED],
  [
    'tramadol with paracetamol',
    line('x', { substances: ['tramadol', 'paracetamol'] }),
    first('video'),
    CONTROLLED,
  ],
  ['codeine syrup', line('x', { substances: ['codeine', 'chlorpheniramine'] }), first('video'), CONTROLLED],
  ['morphine, refill', line('morphine'), refill('video'), CONTROLLED],
  ['fentanyl patch', line('fentanyl', { route: 'skin', form: 'patch' }), refill('video'), CONTROLLED],
  ['buprenorphine', line('buprenorphine', { route: 'sublingual' }), first('video'), CONTROLLED],
  ['pentazocine', line('pentazocine'), first('audio'), CONTROLLED],
  ['ketamine, Schedule X', line('ketamine'), first('video'), CONTROLLED],
  ['methylphenidate, Schedule X, refill', line('methylphenidate'), refill('video'), CONTROLLED],
  [
    'clonazepam with an SSRI: the SSRI is confirmed',
    line('x', { substances: ['clonazepam', 'escitalopram'] }),
    first('video'),
    NOT_LISTED,
  ],
];

const OTHERS: readonly Case[] = [
  [
    'amoxicillin, first, phone',
    line('amoxicillin', { classes: ['penicillin'] }),
    first('audio'),
    NEEDS_VIDEO,
  ],
  ['amoxicillin, first, video', line('amoxicillin', { classes: ['penicillin'] }), first('video'), NOT_LISTED],
  ['levofloxacin, first, message', line('levofloxacin'), first('text'), NEEDS_VIDEO],
  ['enalapril started by video', line('enalapril'), first('video'), NOT_LISTED],
  [
    'an antacid by phone: over the counter',
    line('magaldrate', { classes: ['antacid'] }),
    first('audio'),
    NOT_LISTED,
  ],
  [
    'lactulose by message: over the counter',
    line('lactulose', { classes: ['laxative'] }),
    first('text'),
    NOT_LISTED,
  ],
  [
    'a vitamin with an antibiotic by phone',
    line('x', { substances: ['vitamin c', 'cefixime'], classes: ['vitamin', 'cephalosporin'] }),
    first('audio'),
    NEEDS_VIDEO,
  ],
  [
    'escitalopram started by phone: in no schedule, but not list O',
    line('escitalopram', { classes: ['ssri'] }),
    first('audio'),
    NEEDS_VIDEO,
  ],
  [
    'warfarin started by phone',
    line('warfarin', { classes: ['vitamin-k-antagonist'] }),
    first('audio'),
    NEEDS_VIDEO,
  ],
  ['metformin started by phone', line('metformin', { classes: ['biguanide'] }), first('audio'), NEEDS_VIDEO],
  ['metformin started by video', line('metformin', { classes: ['biguanide'] }), first('video'), NOT_LISTED],
  ['an unread name by video', line('Xyzol', { substances: [] }), first('video'), UNKNOWN],
  ['an unread name by phone', line('Xyzol', { substances: [] }), first('audio'), UNKNOWN],
  ['an unread name in person', line('Xyzol', { substances: [] }), first('in-person'), 'nothing'],
  ['morphine in person', line('morphine'), first('in-person'), 'nothing'],
  ['alprazolam in person', line('alprazolam'), first('in-person'), 'nothing'],
  ['ketamine in person', line('ketamine'), first('in-person'), 'nothing'],
  ['amoxicillin in person', line('amoxicillin'), first('in-person'), 'nothing'],
  ['cisapride in person: G.S.R. 82(E)', line('cisapride'), first('in-person'), PROHIBITED],
  ['sibutramine by video: G.S.R. 82(E)', line('sibutramine'), first('video'), PROHIBITED],
  [
    'phenylpropanolamine in a cold remedy: G.S.R. 82(E)',
    line('x', { substances: ['paracetamol', 'phenylpropanolamine'] }),
    first('in-person'),
    PROHIBITED,
  ],
  ['rosiglitazone, refill: G.S.R. 910(E)', line('rosiglitazone'), refill('in-person'), PROHIBITED],
  ['dextropropoxyphene in person: G.S.R. 332(E)', line('dextropropoxyphene'), first('in-person'), PROHIBITED],
  ['gatifloxacin tablets: G.S.R. 218(E)', line('gatifloxacin'), first('in-person'), PROHIBITED],
  ['gatifloxacin eye drops in person', eye('gatifloxacin'), first('in-person'), 'nothing'],
  ['terfenadine: G.S.R. 191(E)', line('terfenadine'), first('in-person'), PROHIBITED],
];

const STOPS: readonly LawRule[] = [PROHIBITED, CONTROLLED, VIDEO_ONLY, NEEDS_VIDEO];

describe('legal findings for a line', () => {
  describe.each([
    ['list O', LIST_O],
    ['list A', LIST_A],
    ['list B', LIST_B],
    ['the prohibited list', PROHIBITED_LIST],
    ['the rest', OTHERS],
  ])('%s', (_, cases) => {
    it.each(cases)('%s', (_label, prescribed, consultation, rule) => {
      const found = lawFindings(prescribed, consultation);
      expect(found.map((one) => one.rule)).toEqual(rule === 'nothing' ? [] : [rule]);
      for (const { rule: broken, force, problem, act, source } of found) {
        expect(force).toBe(STOPS.includes(broken) ? 'stop' : 'confirm');
        expect([problem.en, problem.hi, act.en, act.hi, source].every(Boolean)).toBe(true);
      }
    });
  });

  it('names the substance, the mode and what to do', () => {
    expect(
      lawFindings(line('x', { substances: ['tramadol', 'paracetamol'] }), first('audio'))[0],
    ).toMatchObject({
      about: 'tramadol',
      problem: { en: 'tramadol is in Schedule X or under the NDPS Act and may not be prescribed by phone' },
      act: { en: 'See the patient in person, or choose another medicine' },
    });
  });
});

describe('a first consultation or a follow-up (Telemedicine Practice Guidelines 2020, section 1)', () => {
  it.each<[string, string | undefined, boolean, ConsultationVisit]>([
    ['never consulted', undefined, true, 'first'],
    ['yesterday, the same condition', '2026-11-28', true, 'follow-up'],
    ['yesterday, another condition', '2026-11-28', false, 'first'],
    ['six months ago to the day', '2026-05-29', true, 'follow-up'],
    ['six months and a day ago', '2026-05-28', true, 'first'],
    ['the same day', '2026-11-29', true, 'follow-up'],
    ['in the future', '2026-12-01', true, 'first'],
    ['a day that is none', '2026-13-01', true, 'first'],
  ])('%s', (_, lastConsultedOn, isSameCondition, visit) => {
    expect(visitOf({ lastConsultedOn, today: '2026-11-29', isSameCondition })).toBe(visit);
  });

  it('counts months across the end of a short one', () => {
    const last = { lastConsultedOn: '2026-08-31', isSameCondition: true };
    expect(visitOf({ ...last, today: '2027-02-28' })).toBe('follow-up');
    expect(visitOf({ ...last, today: '2027-03-01' })).toBe('first');
  });
});
