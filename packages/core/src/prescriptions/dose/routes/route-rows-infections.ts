import { never, type RouteRule, rarely } from './route-rule.ts';
import {
  DEPOT,
  DESTROYS,
  MUSCLE_ONLY,
  NOT_MADE_FOR_IT,
  SLOW_INFUSION,
  STOPS_HEART,
  UNSURE,
  VEIN_ONLY,
} from './route-texts.ts';

/** Words of an infusion. */
export const INFUSED =
  /infus|drip|diluted? in|\bin \d+ ?ml\b|\b(?:ns|dns|rl|d5|d10)\b|saline|dextrose|over \d|pump|ml ?\/ ?h|slow/i;

const CLOTS = {
  en: 'it blocks the vessels of heart and lungs and kills',
  hi: 'इससे हृदय और फेफड़ों की नसें बंद होकर मृत्यु होती है',
};

/** Medicines for infections, and vaccines. */
export const INFECTION_ROUTES: readonly RouteRule[] = [
  never(
    'depot-penicillin-vein',
    'benzathine penicillin, procaine penicillin',
    ['intravenous', 'intra-arterial'],
    CLOTS,
    MUSCLE_ONLY,
    'FDA label benzathine penicillin (boxed warning)',
    { asksRoute: true },
  ),
  never(
    'depot-penicillin-skin',
    'benzathine penicillin, procaine penicillin',
    ['subcutaneous'],
    DESTROYS,
    MUSCLE_ONLY,
    'FDA label benzathine penicillin',
  ),
  never(
    'vancomycin-muscle',
    'vancomycin',
    ['intramuscular', 'subcutaneous'],
    DESTROYS,
    VEIN_ONLY,
    'FDA label vancomycin; BNF',
    { asksRoute: true },
  ),
  rarely(
    'vancomycin-push',
    'vancomycin',
    ['intravenous'],
    {
      en: 'given fast it drops the blood pressure and flushes the skin',
      hi: 'तेज़ी से देने पर रक्तचाप गिरता है और त्वचा लाल होती है',
    },
    { en: 'Infuse it over at least 60 minutes, and write so', hi: 'कम से कम 60 मिनट में दें, और यह लिखें' },
    'FDA label vancomycin; BNF',
    {
      product: /push|bolus|stat dose/i,
      problem: {
        en: '{name} is not injected fast {route}: {because}',
        hi: '{name} {route} तेज़ी से नहीं दी जाती: {because}',
      },
    },
  ),
  never(
    'amphotericin-tissue',
    'amphotericin b',
    ['intramuscular', 'subcutaneous'],
    DESTROYS,
    SLOW_INFUSION,
    'FDA label amphotericin B; BNF',
  ),
  never(
    'aciclovir-tissue',
    'aciclovir',
    ['intramuscular', 'subcutaneous'],
    DESTROYS,
    SLOW_INFUSION,
    'FDA label aciclovir',
    { forms: ['injection'] },
  ),
  never(
    'vein-only-antibiotic',
    'azithromycin, erythromycin, doxycycline, tigecycline, linezolid, metronidazole, fluconazole, voriconazole, ciprofloxacin, levofloxacin, ofloxacin, moxifloxacin, meropenem',
    ['intramuscular', 'subcutaneous'],
    NOT_MADE_FOR_IT,
    SLOW_INFUSION,
    'FDA labels; BNF',
    { forms: ['injection'] },
  ),
  rarely(
    'vein-only-injection',
    'pantoprazole, esomeprazole, levetiracetam, labetalol',
    ['intramuscular', 'subcutaneous'],
    NOT_MADE_FOR_IT,
    VEIN_ONLY,
    'FDA labels',
    { forms: ['injection'] },
  ),
  never('quinine-skin', 'quinine', ['subcutaneous'], DESTROYS, SLOW_INFUSION, 'WHO malaria guideline'),
  never(
    'quinine-push',
    'quinine',
    ['intravenous'],
    STOPS_HEART,
    { en: 'Infuse it over 4 hours, and write so', hi: '4 घंटे में इन्फ़्यूज़न से दें, और यह लिखें' },
    'WHO malaria guideline',
    {
      exceptFor: INFUSED,
      problem: {
        en: '{name} is not injected {route} undiluted: {because}',
        hi: '{name} बिना पतला किए {route} नहीं दी जाती: {because}',
      },
    },
  ),
  rarely(
    'streptomycin-vein',
    'streptomycin',
    ['intravenous'],
    { en: 'it harms hearing and breathing more often', hi: 'इससे सुनने और साँस पर ज़्यादा असर होता है' },
    MUSCLE_ONLY,
    'FDA label streptomycin',
  ),
  never(
    'vaccine-vein',
    'vaccine',
    ['intravenous'],
    { en: 'it can cause a severe reaction', hi: 'इससे गंभीर प्रतिक्रिया हो सकती है' },
    { en: 'Give it as the label of the vaccine says', hi: 'टीके के लेबल के अनुसार दें' },
    'WHO immunization in practice; UKHSA Green Book',
  ),
  never(
    'bcg-deep',
    'bcg vaccine',
    ['intramuscular', 'subcutaneous', 'oral'],
    { en: 'it makes abscesses', hi: 'इससे फोड़े बनते हैं' },
    { en: 'Give it into the skin (intradermal)', hi: 'त्वचा की परत में (इंट्राडर्मल) दें' },
    'WHO BCG position paper 2018',
  ),
  never(
    'oral-vaccine-injected',
    'oral polio vaccine, rotavirus vaccine',
    ['intramuscular', 'subcutaneous', 'intradermal'],
    { en: 'it is swallowed', hi: 'यह मुँह से दिया जाता है' },
    { en: 'Give the drops by mouth', hi: 'बूँदें मुँह से दें' },
    'WHO immunization in practice',
  ),
  never(
    'tetanus-immunoglobulin-vein',
    'tetanus immunoglobulin',
    ['intravenous'],
    DEPOT,
    MUSCLE_ONLY,
    'FDA label tetanus immune globulin; WHO',
  ),
  rarely(
    'antivenom-muscle',
    'snake antivenom',
    ['intramuscular', 'infiltration', 'subcutaneous'],
    UNSURE,
    VEIN_ONLY,
    'WHO snakebite guideline 2016',
  ),
];
