import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
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
    wordLabel(words.routeRowsCancer, 'veinOnly'),
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
    wordLabel(words.routeRowsCancer, 'veinOrSkin'),
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
    wordLabel(words.routeRowsCancer, 'daysApart'),
    wordLabel(words.routeRowsCancer, 'writeDays'),
    'FDA label methotrexate',
    {
      lessThanDays: 2,
      problem: wordLabel(words.routeRowsCancer, 'notDaily'),
    },
  ),
  never(
    'methotrexate-spinal-much',
    'methotrexate',
    ['intrathecal'],
    wordLabel(words.routeRowsCancer, 'brainToxicity'),
    wordLabel(words.routeRowsCancer, 'atMost15Mg'),
    'FDA label methotrexate',
    {
      singleAbove: 15,
      problem: wordLabel(words.routeRowsCancer, 'doseTooHigh'),
    },
  ),
  never(
    'tranexamic-acid-spinal',
    'tranexamic acid',
    SPINAL,
    wordLabel(words.routeRowsCancer, 'itCausesFitsAndKills'),
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
