import { type CodedLabels, codedLabel } from '#formatting';

/** What a coach has to do after a flag or a danger sign, most urgent first (clinical safety, part 4). */
export const ACTS = [
  'hospital-now',
  'low-sugar-now',
  'doctor-now',
  'doctor-today',
  'measure-again',
  'ask-clinician',
] as const;
export type Act = (typeof ACTS)[number];

const ACT_LABELS = {
  en: {
    'hospital-now': 'Call 108 or go to hospital now',
    'low-sugar-now':
      'Give glucose now (adult 15 g, child 0.3 g per kg; feed a baby and go to hospital) and measure again after 15 minutes. If drowsy: nothing by mouth, call 108',
    'doctor-now': 'Call the doctor now',
    'doctor-today': 'Speak to the doctor today',
    'measure-again': 'Measure again',
    'ask-clinician': 'Ask a clinician',
  },
  hi: {
    'hospital-now': 'अभी 108 पर फ़ोन करें या अस्पताल जाएँ',
    'low-sugar-now':
      'अभी ग्लूकोज़ दें (वयस्क 15 ग्राम, बच्चा 0.3 ग्राम प्रति किलो; शिशु को दूध पिलाएँ और अस्पताल ले जाएँ) और 15 मिनट बाद फिर मापें। सुस्ती हो तो मुँह से कुछ न दें, 108 पर फ़ोन करें',
    'doctor-now': 'अभी डॉक्टर को फ़ोन करें',
    'doctor-today': 'आज ही डॉक्टर से बात करें',
    'measure-again': 'फिर से मापें',
    'ask-clinician': 'डॉक्टर से पूछें',
  },
} as const satisfies CodedLabels<Act>;

export const actLabel = (act: string, locale?: string): string => codedLabel(ACT_LABELS, act, locale);

const urgency = (act: Act): number => ACTS.indexOf(act);

/** Returns the most urgent act. */
export const mostUrgent = (acts: readonly Act[]): Act | undefined =>
  acts.toSorted((one, other) => urgency(one) - urgency(other))[0];

/**
 * What a flag asks of the person on the call: `review` is dealt with the same day; `critical` opens a card that must be
 * answered before the call is saved, and outranks any retry ladder.
 */
export const ALERT_LEVELS = ['review', 'critical'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];
