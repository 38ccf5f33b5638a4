import type { FormDefinition, FormSection } from '#forms';
import type { CallTypeKey } from '#programmes';
import { cbp, cue, hbsag, hemoglobin, hiv, vdrl } from '../blood-tests.ts';
import { onlyWhen, part } from '../fields.ts';
import { diet, sleepPattern, statusOfPhysicalActivity } from '../lifestyle.ts';
import { complaints, medicalCondition, questions } from '../talk.ts';
import { allergies, medications } from '../treatment.ts';
import { bloodGlucose, bloodPressure, body, vitalSigns } from '../vitals.ts';
import {
  antenatalCheckupsDoneTillDate,
  earlyUltrasoundScan,
  lastAntentalCheck,
  NEEDS_SECOND_DOSE,
  screeningForGestationalDiabetes,
  ttImmunization1,
  ttImmunization2,
  ultrasoundScan,
} from './antenatal.ts';
import {
  breastFeedingCounsellingDone,
  immunizationCounsellingDone,
  vaccinationChart,
} from './counselling.ts';
import {
  BABY_MAY_LIVE,
  baby,
  deliveryDetails,
  deliveryDetailsAfterBirth,
  deliverySection,
  HAS_DELIVERED,
  NOT_DELIVERED,
} from './delivery.ts';
import {
  babyAge,
  babyWeight,
  complaintOfInfant,
  complicationsInfant,
  expectedBabyWeight,
  infantVitals,
  vaccinationGiven,
} from './infant.ts';
import {
  birthWeight,
  currentFeedingPattern,
  dietPlanSentDateTime,
  lastDoctorVisitingDate,
  link,
  recumbentLength,
} from './infant-diet.ts';
import {
  breastNippleChanges,
  complaintOfMom,
  complicationsMother,
  episotomyWoundLscsWound,
  lochiaVaginalDischarge,
  weightOfMother,
} from './mother-after-birth.ts';
import { postNatal } from './post-natal.ts';
import {
  miscarriage,
  pregnancy,
  pregnancyComplaints,
  prePregnancyWeight,
  signsOfGDM,
  signsOfPIH,
} from './pregnancy.ts';
import { callTo, nextStep, psychologyQuestions } from './psychology.ts';

/** These sections, shown until the birth is reported. */
const whilePregnant = (...sections: readonly FormSection[]): readonly FormSection[] =>
  sections.map((one) => {
    const { when: own } = one;
    return onlyWhen(own ? { all: [NOT_DELIVERED, own] } : NOT_DELIVERED, one);
  });

const ofLivingBaby = (one: FormSection): FormSection => onlyWhen(BABY_MAY_LIVE, one);

/** After the birth: danger signs of mother and child, on every call. */
const afterBirth = [
  ...[baby, postNatal, episotomyWoundLscsWound, lochiaVaginalDischarge, complicationsMother].map((one) =>
    onlyWhen(HAS_DELIVERED, one),
  ),
  ...[infantVitals, complicationsInfant].map((one) => onlyWhen({ all: [HAS_DELIVERED, BABY_MAY_LIVE] }, one)),
];

// Form ids keep their version while sections, fields and options are only added: earlier logs then fit today's form,
// are shown with labels, and can be corrected.

const first: FormDefinition = {
  id: 'healthy-motherhood/first@1',
  sections: [
    ...part('delivery', deliverySection, ...afterBirth),
    ...part('pregnancy', pregnancy, prePregnancyWeight),
    ...part('vitals', body, bloodPressure, vitalSigns),
    ...part('tests', hemoglobin, cbp, cue, hiv, vdrl, hbsag),
    ...part(
      'antenatal',
      ...whilePregnant(
        ttImmunization1,
        onlyWhen(NEEDS_SECOND_DOSE, ttImmunization2),
        earlyUltrasoundScan,
        lastAntentalCheck,
        antenatalCheckupsDoneTillDate,
      ),
    ),
    ...part('treatment', medicalCondition, medications),
    ...part('lifestyle', diet, sleepPattern, statusOfPhysicalActivity),
    ...part('talk', pregnancyComplaints, questions),
  ],
};

const dietCall: FormDefinition = {
  id: 'healthy-motherhood/diet@1',
  sections: [
    ...part('delivery', deliverySection, ...afterBirth),
    ...part('vitals', prePregnancyWeight, body),
    ...part('tests', hemoglobin),
    ...part('lifestyle', diet, statusOfPhysicalActivity),
    ...part('treatment', allergies, medications),
    ...part('talk', pregnancyComplaints),
  ],
};

const infantDiet: FormDefinition = {
  id: 'healthy-motherhood/infant-diet@1',
  sections: [
    ...part(
      'baby',
      complicationsInfant,
      infantVitals,
      babyAge,
      babyWeight,
      expectedBabyWeight,
      birthWeight,
      recumbentLength,
      currentFeedingPattern,
      lastDoctorVisitingDate,
    ),
    ...part('next', dietPlanSentDateTime, link),
  ],
};

const adhoc: FormDefinition = {
  id: 'healthy-motherhood/adhoc@1',
  sections: [
    ...part('delivery', deliverySection, ...afterBirth),
    ...part('vitals', bloodPressure, body, bloodGlucose, vitalSigns),
    ...part('tests', hemoglobin, ...whilePregnant(screeningForGestationalDiabetes)),
    ...part('pregnancy', ...whilePregnant(signsOfPIH, signsOfGDM, ultrasoundScan, miscarriage)),
    ...part('treatment', medications),
    ...part('lifestyle', sleepPattern, statusOfPhysicalActivity),
    ...part('talk', pregnancyComplaints, questions),
  ],
};

const last: FormDefinition = {
  id: 'healthy-motherhood/last@1',
  sections: [
    // First, because a birth decides what is asked, and a mother who lost the child must not be told how to feed it.
    ...part('delivery', deliveryDetails, ...afterBirth),
    ...part('vitals', bloodPressure, body, vitalSigns),
    // Also for past pregnancies, as in the first version, so that a correction does not lose answers.
    ...part('antenatal', antenatalCheckupsDoneTillDate, lastAntentalCheck, ultrasoundScan),
    ...part(
      'counselling',
      ...[vaccinationChart, immunizationCounsellingDone, breastFeedingCounsellingDone].map(ofLivingBaby),
    ),
  ],
};

const infantAfterBirth = [
  complicationsInfant,
  infantVitals,
  babyWeight,
  expectedBabyWeight,
  vaccinationGiven,
  immunizationCounsellingDone,
  breastFeedingCounsellingDone,
  complaintOfInfant,
];

const postNatalCall: FormDefinition = {
  id: 'healthy-motherhood/post-natal@1',
  sections: [
    ...part('delivery', deliveryDetailsAfterBirth, baby, postNatal),
    ...part('baby', ...infantAfterBirth.map(ofLivingBaby)),
    ...part(
      'mother',
      complicationsMother,
      bloodPressure,
      vitalSigns,
      hemoglobin,
      weightOfMother,
      episotomyWoundLscsWound,
      lochiaVaginalDischarge,
      breastNippleChanges,
      complaintOfMom,
    ),
    ...part('talk', questions),
  ],
};

const psychology: FormDefinition = {
  id: 'healthy-motherhood/psychology@1',
  sections: [
    ...part('talk', callTo, sleepPattern, psychologyQuestions, complaints),
    ...part('next', nextStep),
  ],
};

/** Forms of Healthy Motherhood by call type. */
export const MOTHERHOOD_FORMS = {
  first,
  diet: dietCall,
  'infant-diet': infantDiet,
  adhoc,
  last,
  'post-natal': postNatalCall,
  psychology,
} as const satisfies Readonly<Partial<Record<CallTypeKey, FormDefinition>>>;
