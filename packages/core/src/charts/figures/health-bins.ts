import { countPhrase, type Label, wordLabel } from '#formatting';
import { type ChartAxis, type ChartBin, UNKNOWN } from './chart-definition.ts';
import * as words from './words/en.ts';

const unknown = (rule: Label): ChartBin => ({
  key: UNKNOWN,
  label: wordLabel(words.healthBins, 'notKnown'),
  rule,
});

const bin = (key: string, label: Label, rule: Label): ChartBin => ({ key, label, rule });

/** ISH 2020, plus grade 3 of the European classification, like the flags of readings. */
export const PRESSURE_AXIS: ChartAxis = {
  label: wordLabel(words.healthBins, 'bloodPressure'),
  bins: [
    bin(
      'normal',
      wordLabel(words.healthBins, 'notRaised'),
      wordLabel(words.healthBins, 'under130AndUnder85MmHg'),
    ),
    bin(
      'high-normal',
      wordLabel(words.healthBins, 'highNormal'),
      wordLabel(words.healthBins, 'n130139Or8589MmHg'),
    ),
    bin('grade1', wordLabel(words.healthBins, 'grade1'), wordLabel(words.healthBins, 'n140159Or9099MmHg')),
    bin('grade2', wordLabel(words.healthBins, 'grade2'), wordLabel(words.healthBins, 'n160179Or100109MmHg')),
    bin('grade3', wordLabel(words.healthBins, 'grade3'), wordLabel(words.healthBins, 'n180AndMoreOr110')),
    unknown(wordLabel(words.healthBins, 'noReadableBloodPressure')),
  ],
};

/** ADA diagnostic ranges. */
export const SUGAR_AXIS: ChartAxis = {
  label: wordLabel(words.healthBins, 'bloodGlucose'),
  bins: [
    bin(
      'normal',
      wordLabel(words.healthBins, 'notRaised2'),
      wordLabel(words.healthBins, 'hbA1cUnder57FastingGlucose'),
    ),
    bin(
      'prediabetes',
      wordLabel(words.healthBins, 'prediabetes'),
      wordLabel(words.healthBins, 'hbA1c5764Fasting'),
    ),
    bin(
      'diabetes-range',
      wordLabel(words.healthBins, 'diabetesRange'),
      wordLabel(words.healthBins, 'hbA1c65AndMoreFasting'),
    ),
    unknown(wordLabel(words.healthBins, 'noReadableHbA1cOrFastingGlucose')),
  ],
};

/** ATP III; the most severe value of a panel counts. */
export const LIPID_AXIS: ChartAxis = {
  label: wordLabel(words.healthBins, 'lipids'),
  bins: [
    bin(
      'within',
      wordLabel(words.healthBins, 'within'),
      wordLabel(words.healthBins, 'totalCholesterolUnder200LdlUnder'),
    ),
    bin(
      'borderline',
      wordLabel(words.healthBins, 'borderline'),
      wordLabel(words.healthBins, 'totalCholesterol200239Ldl130'),
    ),
    bin(
      'high',
      wordLabel(words.healthBins, 'high'),
      wordLabel(words.healthBins, 'totalCholesterol240AndMoreLdl'),
    ),
    bin(
      'very-high',
      wordLabel(words.healthBins, 'veryHigh'),
      wordLabel(words.healthBins, 'ldl190AndMoreOrTriglycerides'),
    ),
    unknown(wordLabel(words.healthBins, 'noReadableLipidPanel')),
  ],
};

/** The lower cut-offs for India. */
export const BMI_AXIS: ChartAxis = {
  label: wordLabel(words.healthBins, 'bodyMassIndex'),
  bins: [
    bin(
      'underweight',
      wordLabel(words.healthBins, 'underweight'),
      wordLabel(words.healthBins, 'under185KgM'),
    ),
    bin('normal', wordLabel(words.healthBins, 'normal'), wordLabel(words.healthBins, 'bmiNormal')),
    bin(
      'overweight',
      wordLabel(words.healthBins, 'overweight'),
      wordLabel(words.healthBins, 'bmiOverweight'),
    ),
    bin('obese', wordLabel(words.healthBins, 'obese'), wordLabel(words.healthBins, 'n250KgMAndMore')),
    unknown(wordLabel(words.healthBins, 'noReadableWeightInThatTime')),
  ],
};

const factors = (count: number): ChartBin => ({
  key: String(count),
  label: countPhrase(words.healthBins, 'factors', count),
});

/** Number of the four factors that are present. Patients without any known factor are counted separately. */
export const FACTOR_AXIS: ChartAxis = {
  label: wordLabel(words.healthBins, 'riskFactorsPresent'),
  bins: [...[0, 1, 2, 3, 4].map(factors), unknown(wordLabel(words.healthBins, 'noneOfFourIsKnown'))],
};

/** "No factor" means little if some factors were never checked. */
export const COMPLETENESS_AXIS: ChartAxis = {
  label: wordLabel(words.healthBins, 'whatIsKnown'),
  bins: [
    { key: 'all', label: wordLabel(words.healthBins, 'all') },
    { key: 'some', label: wordLabel(words.healthBins, 'some') },
  ],
};

/** Values as stored in records; anything else counts as unknown. */
export const GENDER_AXIS: ChartAxis = {
  label: wordLabel(words.healthBins, 'gender'),
  bins: [
    { key: 'female', label: wordLabel(words.healthBins, 'female') },
    { key: 'male', label: wordLabel(words.healthBins, 'male') },
    { key: 'other', label: wordLabel(words.healthBins, 'other') },
    unknown(wordLabel(words.healthBins, 'noGenderOnRecord')),
  ],
};
