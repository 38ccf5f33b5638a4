import type { GivenRoute } from './given-route.ts';
import { never, type RouteRule } from './route-rule.ts';
import { DESTROYS, KILLS, NOT_MADE_FOR_IT, OTHER_ROUTE, VEIN_ONLY } from './route-texts.ts';

const SPINAL: readonly GivenRoute[] = ['intrathecal', 'epidural'];
const OUTSIDE_VEIN: readonly GivenRoute[] = [
  'intramuscular',
  'subcutaneous',
  'intradermal',
  'oral',
  'inhaled',
];
const VINCAS = 'vincristine, vinblastine, vinorelbine';

/** Substances with products for the spinal fluid. */
const MADE_FOR_SPINE =
  'methotrexate, cytarabine, hydrocortisone, bupivacaine, levobupivacaine, ropivacaine, lidocaine, tetracaine, fentanyl, morphine, buprenorphine, baclofen, clonidine, dexmedetomidine, amphotericin b, colistin, polymyxin b, gentamicin, amikacin, vancomycin, sodium chloride, iohexol, iopamidol, dexamethasone, neostigmine';

/** Cancer medicines, and products for the spinal fluid. */
export const CANCER_ROUTES: readonly RouteRule[] = [
  never(
    'vinca-spinal',
    VINCAS,
    SPINAL,
    KILLS,
    { en: 'Give it into a vein only, from a small infusion bag', hi: 'केवल नस में, छोटे इन्फ़्यूज़न बैग से दें' },
    'WHO alert 115, 2007; FDA label vincristine (boxed warning)',
    { asksRoute: true },
  ),
  never('vinca-tissue', VINCAS, OUTSIDE_VEIN, DESTROYS, VEIN_ONLY, 'FDA label vincristine (boxed warning)', {
    forms: ['injection'],
  }),
  never(
    'bortezomib-spinal',
    'bortezomib',
    SPINAL,
    KILLS,
    { en: 'Give it into a vein or under the skin', hi: 'नस में या त्वचा के नीचे दें' },
    'FDA label bortezomib',
  ),
  never(
    'anthracycline-tissue',
    'anthracycline, daunorubicin, epirubicin, idarubicin',
    OUTSIDE_VEIN,
    DESTROYS,
    VEIN_ONLY,
    'FDA label doxorubicin (boxed warning)',
    { forms: ['injection'] },
  ),
  never(
    'cytotoxic-muscle',
    'fluorouracil, etoposide, cisplatin, carboplatin, oxaliplatin, irinotecan, paclitaxel, docetaxel, arsenic trioxide',
    ['intramuscular', 'subcutaneous'],
    DESTROYS,
    VEIN_ONLY,
    'FDA labels',
    { forms: ['injection'] },
  ),
  never(
    'methotrexate-spinal-often',
    'methotrexate',
    ['intrathecal'],
    { en: 'doses there are 2 to 5 days apart', hi: 'वहाँ खुराकों के बीच 2 से 5 दिन होते हैं' },
    { en: 'Write each dose with its day', hi: 'हर खुराक उसके दिन के साथ लिखें' },
    'FDA label methotrexate',
    {
      lessThanDays: 2,
      problem: {
        en: '{name} is not given {route} every day: {because}',
        hi: '{name} {route} रोज़ नहीं दी जाती: {because}',
      },
    },
  ),
  never(
    'methotrexate-spinal-much',
    'methotrexate',
    ['intrathecal'],
    { en: 'more than 15 mg there poisons the brain', hi: 'वहाँ 15 मि.ग्रा. से ज़्यादा मस्तिष्क के लिए विष है' },
    { en: 'Give at most 15 mg, without a preservative', hi: 'अधिकतम 15 मि.ग्रा. दें, बिना परिरक्षक के' },
    'FDA label methotrexate',
    {
      singleAbove: 15,
      problem: {
        en: '{name} is not given {route} in this dose: {because}',
        hi: '{name} {route} इस मात्रा में नहीं दी जाती: {because}',
      },
    },
  ),
  never(
    'tranexamic-acid-spinal',
    'tranexamic acid',
    SPINAL,
    { en: 'it causes fits and kills', hi: 'इससे दौरे और मृत्यु होती है' },
    VEIN_ONLY,
    'FDA 2020; WHO 2022',
  ),
  {
    rule: 'not-made-for-spine',
    unless: `${MADE_FOR_SPINE}, ${VINCAS}, bortezomib, tranexamic acid, triamcinolone, methylprednisolone`,
    routes: ['intrathecal'],
    severity: 'severe',
    because: NOT_MADE_FOR_IT,
    act: OTHER_ROUTE,
    source: 'ISMP list of high-alert medications (intrathecal medicines)',
  },
];
