import { ANOTHER } from '../acts.ts';
import { type BreastfeedingRule, important, note } from './breastfeeding-rule.ts';
import { BOTH, LACTMED, LITTLE_KNOWN } from './breastfeeding-texts.ts';

const BLOOD_CELLS = {
  en: 'it can break down the blood of an infant with G6PD deficiency or jaundice',
  hi: 'G6PD की कमी या पीलिया वाले शिशु का ख़ून इससे टूट सकता है',
};
const FEEDS = { en: 'it can change the stools of the infant', hi: 'इससे शिशु के मल में बदलाव हो सकता है' };

export const INFECTIONS_IN_BREASTFEEDING: readonly BreastfeedingRule[] = [
  important(
    'tetracycline',
    'tetracycline',
    { en: 'used for long it can stain the teeth', hi: 'लंबे समय में दाँतों पर दाग पड़ सकते हैं' },
    BOTH,
    { en: 'Give it for less than three weeks', hi: 'तीन हफ़्ते से कम दें' },
  ),
  note('quinolone', 'quinolone', { en: 'it reaches the milk', hi: 'यह दूध में जाती है' }, BOTH, ANOTHER),
  note('nitroimidazole', 'metronidazole', FEEDS, BOTH, {
    en: 'After a single 2 g dose wait 12 to 24 hours',
    hi: '2 ग्राम की अकेली खुराक के बाद 12 से 24 घंटे रुकें',
  }),
  important('tinidazole', 'tinidazole, secnidazole, ornidazole', LITTLE_KNOWN, 'LactMed, FDA labels', {
    en: 'Choose metronidazole, or wait three days',
    hi: 'मेट्रोनिडाज़ोल चुनें, या तीन दिन रुकें',
  }),
  important(
    'sulfonamide',
    'sulfonamide, dapsone',
    BLOOD_CELLS,
    BOTH,
    { en: 'Not in the first month, nor with jaundice', hi: 'पहले महीने में या पीलिया में न दें' },
    { unless: 'sulfasalazine', severeUntil: 7 },
  ),
  important('nitrofurantoin', 'nitrofurantoin, nalidixic acid, furazolidone', BLOOD_CELLS, BOTH, {
    en: 'Not in the first month',
    hi: 'पहले महीने में न दें',
  }),
  important('primaquine', 'primaquine', BLOOD_CELLS, 'WHO malaria guidelines', {
    en: 'Test the infant for G6PD first',
    hi: 'पहले शिशु की G6PD जाँच करें',
  }),
  note(
    'lincosamide',
    'clindamycin, lincomycin',
    { en: 'it can cause diarrhoea with blood', hi: 'इससे ख़ूनी दस्त हो सकते हैं' },
    LACTMED,
  ),
  note(
    'isoniazid',
    'isoniazid',
    { en: 'the infant needs vitamin B6', hi: 'शिशु को विटामिन B6 चाहिए' },
    'WHO',
    { en: 'Give mother and infant pyridoxine', hi: 'माँ और शिशु को पाइरिडॉक्सिन दें' },
  ),
  important(
    'azole',
    'ketoconazole, voriconazole, posaconazole, itraconazole, griseofulvin',
    LITTLE_KNOWN,
    BOTH,
    { en: 'Choose fluconazole', hi: 'फ़्लुकोनाज़ोल चुनें' },
  ),
  important('bedaquiline', 'bedaquiline, delamanid, pretomanid, clofazimine', LITTLE_KNOWN, 'WHO, LactMed'),
  important('diethylcarbamazine', 'diethylcarbamazine', LITTLE_KNOWN, 'BNF', {
    en: 'Wait until breast-feeding is over',
    hi: 'स्तनपान पूरा होने तक रुकें',
  }),
];
