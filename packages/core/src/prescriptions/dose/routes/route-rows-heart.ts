import { INFUSED } from './route-rows-infections.ts';
import { never, type RouteRule, rarely } from './route-rule.ts';
import { DESTROYS, SLOW_INFUSION, STOPS_HEART, UNSURE, VEIN_ONLY } from './route-texts.ts';

const OUTSIDE_VEIN = ['intramuscular', 'subcutaneous', 'intradermal'] as const;
const CARDIAC_ARREST = /arrest|cpr|acls|resuscitat|asystole|\bvf\b|infus|drip|pump|mcg ?\/ ?(?:min|kg)/i;
const NO_PUSH = {
  en: '{name} is never injected undiluted {route}: {because}',
  hi: '{name} बिना पतला किए {route} कभी नहीं दी जाती: {because}',
};

/** Salts, emergency medicines, and the heart. */
export const HEART_ROUTES: readonly RouteRule[] = [
  never(
    'potassium-tissue',
    'potassium chloride',
    OUTSIDE_VEIN,
    DESTROYS,
    SLOW_INFUSION,
    'WHO patient safety solutions 2007; FDA label potassium chloride',
  ),
  never(
    'potassium-push',
    'potassium chloride',
    ['intravenous', 'intraosseous'],
    STOPS_HEART,
    {
      en: 'Write the volume it is diluted in and the hours, at most 10 mmol an hour',
      hi: 'कितने द्रव में और कितने घंटे में, यह लिखें; एक घंटे में अधिकतम 10 mmol',
    },
    'WHO patient safety solutions 2007; ISMP',
    { exceptFor: INFUSED, problem: NO_PUSH, asksRoute: true },
  ),
  never(
    'calcium-tissue',
    'calcium gluconate, calcium chloride',
    OUTSIDE_VEIN,
    DESTROYS,
    { en: 'Give it slowly into a vein only', hi: 'केवल नस में धीरे-धीरे दें' },
    'FDA labels calcium gluconate, calcium chloride',
    { asksRoute: true },
  ),
  never(
    'glucose-tissue',
    'glucose',
    OUTSIDE_VEIN,
    DESTROYS,
    { en: 'Give it into a vein, or sugar by mouth', hi: 'नस में दें, या मुँह से चीनी दें' },
    'FDA label dextrose 50 %; BNF',
    { forms: ['injection'], exceptFor: /(?<![\d.])5 ?%/ },
  ),
  never(
    'hypertonic-tissue',
    'sodium bicarbonate, mannitol',
    OUTSIDE_VEIN,
    DESTROYS,
    VEIN_ONLY,
    'FDA labels sodium bicarbonate, mannitol',
    { forms: ['injection'] },
  ),
  never('hypertonic-saline-tissue', 'sodium chloride', OUTSIDE_VEIN, DESTROYS, VEIN_ONLY, 'FDA label', {
    forms: ['injection'],
    product: /(?<![\d.])(?:3|5|7\.5|23\.4) ?%|hypertonic/i,
  }),
  rarely(
    'magnesium-skin',
    'magnesium sulfate',
    ['subcutaneous'],
    DESTROYS,
    { en: 'Give it into a vein or deep into the muscle', hi: 'नस में या मांसपेशी में गहराई से दें' },
    'FDA label magnesium sulfate; WHO pre-eclampsia 2011',
  ),
  never(
    'magnesium-push',
    'magnesium sulfate',
    ['intravenous'],
    {
      en: 'more than 6 g at once stops the breathing',
      hi: 'एक साथ 6 ग्रा. से ज़्यादा साँस रोक देता है',
    },
    {
      en: 'Give 4 g over 5 to 20 minutes, or write the rate of the infusion',
      hi: '5 से 20 मिनट में 4 ग्रा. दें, या इन्फ़्यूज़न की गति लिखें',
    },
    'WHO pre-eclampsia 2011; ISMP',
    {
      singleAbove: 6000,
      exceptFor: INFUSED,
      problem: {
        en: '{name} is not given {route} in this dose: {because}',
        hi: '{name} {route} इस मात्रा में नहीं दी जाती: {because}',
      },
    },
  ),
  never(
    'noradrenaline-tissue',
    'noradrenaline, dopamine, dobutamine, isoprenaline',
    OUTSIDE_VEIN,
    DESTROYS,
    { en: 'Infuse it into a large vein by a pump', hi: 'बड़ी नस में पंप से दें' },
    'FDA labels norepinephrine, dopamine',
  ),
  never(
    'noradrenaline-push',
    'noradrenaline, dopamine, dobutamine',
    ['intravenous'],
    {
      en: 'it drives the pressure up and can stop the heart',
      hi: 'इससे रक्तचाप बहुत बढ़ता है और हृदय रुक सकता है',
    },
    { en: 'Write the dilution and the rate in mcg a minute', hi: 'कितना पतला और कितने mcg प्रति मिनट, यह लिखें' },
    'FDA labels norepinephrine, dopamine',
    { exceptFor: INFUSED, problem: NO_PUSH, asksRoute: true },
  ),
  never(
    'adrenaline-vein',
    'adrenaline',
    ['intravenous'],
    {
      en: 'outside a cardiac arrest it causes arrhythmias and strokes',
      hi: 'हृदय रुकने के सिवा इससे अनियमित धड़कन और लकवा होता है',
    },
    {
      en: 'In anaphylaxis give 0.5 mg into the muscle of the thigh; in an arrest write so',
      hi: 'एनाफ़िलैक्सिस में 0.5 मि.ग्रा. जाँघ की मांसपेशी में दें; हृदय रुकने पर यह लिखें',
    },
    'Resuscitation Council UK 2021; WAO 2020',
    { exceptFor: CARDIAC_ARREST, asksRoute: true },
  ),
  rarely(
    'adrenaline-skin',
    'adrenaline',
    ['subcutaneous'],
    { en: 'it works too slowly in anaphylaxis', hi: 'एनाफ़िलैक्सिस में असर बहुत धीमा होता है' },
    { en: 'Give it into the muscle of the thigh', hi: 'जाँघ की मांसपेशी में दें' },
    'Resuscitation Council UK 2021; WAO 2020',
  ),
  never(
    'nifedipine-sublingual',
    'nifedipine',
    ['sublingual'],
    {
      en: 'the sudden drop of the pressure causes strokes and heart attacks',
      hi: 'रक्तचाप अचानक गिरने से लकवा और हृदयाघात होते हैं',
    },
    {
      en: 'Give it by mouth, or choose labetalol or amlodipine',
      hi: 'मुँह से दें, या लेबेटालोल या एम्लोडिपिन चुनें',
    },
    'Grossman, JAMA 1996; FDA label nifedipine',
  ),
  never(
    'amiodarone-tissue',
    'amiodarone, esmolol',
    OUTSIDE_VEIN,
    DESTROYS,
    VEIN_ONLY,
    'FDA label amiodarone injection; BNF',
    { forms: ['injection'] },
  ),
  rarely(
    'adenosine-muscle',
    'adenosine',
    OUTSIDE_VEIN,
    { en: 'it does not work there', hi: 'वहाँ इसका असर नहीं होता' },
    { en: 'Give it fast into a vein', hi: 'नस में तेज़ी से दें' },
    'FDA label adenosine',
  ),
  rarely(
    'digoxin-muscle',
    'digoxin',
    ['intramuscular', 'subcutaneous'],
    UNSURE,
    { en: 'Give it by mouth, or slowly into a vein', hi: 'मुँह से दें, या नस में धीरे-धीरे' },
    'FDA label digoxin injection',
  ),
  rarely(
    'aminophylline-muscle',
    'aminophylline',
    ['intramuscular', 'subcutaneous'],
    DESTROYS,
    SLOW_INFUSION,
    'BNF; FDA label aminophylline',
  ),
  never(
    'thrombolytic-muscle',
    'thrombolytic',
    ['intramuscular', 'subcutaneous'],
    { en: 'it bleeds into the muscle', hi: 'इससे मांसपेशी में रक्तस्राव होता है' },
    VEIN_ONLY,
    'FDA label tenecteplase; BNF',
  ),
];
