import type { MedicineFinding, ReadLine } from '../checks/medicine-finding.ts';
import { substanceText } from './dose-words.ts';
import type { DoseLimit } from './read-dose-limits.ts';

/** Asks for the maximum of an as-needed medicine whose daily amount is limited. `limits` are the patient's. */
export function maximumFinding(
  substance: string,
  { line, dose }: ReadLine,
  limits: readonly DoseLimit[],
): MedicineFinding | undefined {
  const limit = limits.find(({ bounds }) => bounds.daily !== undefined);
  if (line.frequency !== 'SOS' || dose.timesADay !== undefined || !limit) return undefined;
  const name = substanceText(substance);
  return {
    kind: 'dose',
    severity: 'important',
    rule: `dose/no-maximum/${substance}`,
    about: '',
    asksFor: 'maximum',
    problem: {
      en: `${name} is taken when needed, without a maximum for one day.`,
      hi: `${name} ज़रूरत पड़ने पर लेनी है, पर एक दिन की अधिकतम सीमा नहीं लिखी है।`,
    },
    act: {
      en: 'Enter the most doses a day, such as "sos max 3/day".',
      hi: 'एक दिन में अधिकतम कितनी बार, यह लिखें, जैसे "sos max 3/day"।',
    },
    source: limit.source,
  };
}
