import { MALFORM } from '../../pregnancy-rules.ts';
import type { FurtherPregnancyRule } from './further-pregnancy-rule.ts';

const TEST_FIRST = {
  en: 'Stop it; a pregnancy test comes before every prescription',
  hi: 'बंद करें; हर पर्चे से पहले गर्भ की जाँच होती है',
};

const never = (
  rule: string,
  of: string,
  source: string,
  rest?: Partial<FurtherPregnancyRule>,
): FurtherPregnancyRule => ({
  rule,
  of,
  because: MALFORM,
  act: TEST_FIRST,
  source,
  yes: 'severe',
  unknown: 'severe',
  ...rest,
});

/** Medicines that are never given without ruling out a pregnancy. */
export const NEVER_IN_PREGNANCY: readonly FurtherPregnancyRule[] = [
  never('thalidomide', 'thalidomide', 'FDA boxed warning, BNF'),
  never('ribavirin', 'ribavirin', 'FDA boxed warning'),
  never('endothelin-antagonist', 'endothelin-antagonist, guanylate-cyclase-stimulator', 'FDA boxed warning'),
  never('danazol', 'danazol', 'FDA boxed warning, BNF', {
    because: { en: 'it makes a girl masculine before birth', hi: 'इससे गर्भ में बच्ची में पुरुष लक्षण आते हैं' },
  }),
  never('cytotoxic', 'cytotoxic', 'BNF, FDA labels'),
  never('kinase-inhibitor', 'kinase-inhibitor, nintedanib', 'FDA labels'),
  never('radio-iodine', 'radio-iodine', 'ATA 2016, BNF', {
    because: { en: 'it destroys the thyroid of the child', hi: 'इससे बच्चे की थायरॉइड नष्ट होती है' },
  }),
  never('miltefosine', 'miltefosine', 'WHO 2010, FDA boxed warning'),
  never('favipiravir', 'favipiravir, molnupiravir', 'CDSCO 2020, FDA 2021'),
  never('topiramate', 'topiramate', 'MHRA 2024', {
    unknown: 'important',
    act: {
      en: 'Ask the epilepsy specialist; do not stop it suddenly',
      hi: 'मिर्गी विशेषज्ञ से पूछें; अचानक बंद न करें',
    },
  }),
  never('thiocolchicoside', 'thiocolchicoside', 'EMA 2014', { unknown: 'important' }),
  never('oestrogen-modulator', 'oestrogen-modulator', 'BNF', { unknown: 'important' }),
  never('androgen', 'androgen, antiandrogen', 'BNF', { unless: 'danazol', unknown: 'important' }),
  never('jak-inhibitor', 'jak-inhibitor, fingolimod', 'EMA 2020, FDA labels', { unknown: 'important' }),
  never('ganciclovir', 'ganciclovir, valganciclovir, flucytosine', 'FDA boxed warning, BNF', {
    unknown: 'important',
  }),
  never('denosumab', 'denosumab', 'FDA label', { unknown: 'important' }),
  never('methylene-blue', 'methylene blue', 'FDA label', { unknown: 'important' }),
];
