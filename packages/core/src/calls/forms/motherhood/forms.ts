import type { FormDefinition } from '#forms';
import type { CallTypeKey } from '#programmes';
import { cbp, cue, hbsag, hemoglobin, hiv, vdrl } from '../blood-tests.ts';
import { onlyWhen, part } from '../fields.ts';
import { diet, sleepPattern, statusOfPhysicalActivity } from '../lifestyle.ts';
import { complaints, medicalCondition, questions } from '../talk.ts';
import { allergies, medications } from '../treatment.ts';
import { bloodGlucose, bloodPressure, body } from '../vitals.ts';
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
  HAS_DELIVERED,
} from './delivery.ts';
import {
  babyAge,
  babyWeight,
  complaintOfInfant,
  complicationsInfant,
  expectedBabyWeight,
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

const first: FormDefinition = {
  id: 'healthy-motherhood/first@1',
  sections: [
    ...part('pregnancy', pregnancy, prePregnancyWeight),
    ...part('vitals', body, bloodPressure),
    ...part('tests', hemoglobin, cbp, cue, hiv, vdrl, hbsag),
    ...part(
      'antenatal',
      ttImmunization1,
      onlyWhen(NEEDS_SECOND_DOSE, ttImmunization2),
      earlyUltrasoundScan,
      lastAntentalCheck,
      antenatalCheckupsDoneTillDate,
    ),
    ...part('treatment', medicalCondition, medications),
    ...part('lifestyle', diet, sleepPattern, statusOfPhysicalActivity),
    ...part('talk', pregnancyComplaints, questions),
  ],
};

const dietCall: FormDefinition = {
  id: 'healthy-motherhood/diet@1',
  sections: [
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
    ...part('vitals', bloodPressure, body, bloodGlucose),
    ...part('tests', hemoglobin, screeningForGestationalDiabetes),
    ...part('pregnancy', signsOfPIH, signsOfGDM, ultrasoundScan, miscarriage),
    ...part('treatment', medications),
    ...part('lifestyle', sleepPattern, statusOfPhysicalActivity),
    ...part('talk', pregnancyComplaints, questions),
  ],
};

const last: FormDefinition = {
  id: 'healthy-motherhood/last@1',
  sections: [
    ...part('vitals', bloodPressure, body),
    ...part('antenatal', antenatalCheckupsDoneTillDate, lastAntentalCheck, ultrasoundScan),
    // Before the counselling: a mother who lost the child is not told how to feed it.
    ...part('delivery', deliveryDetails, onlyWhen(HAS_DELIVERED, baby)),
    ...part(
      'counselling',
      ...[vaccinationChart, immunizationCounsellingDone, breastFeedingCounsellingDone].map((one) =>
        onlyWhen(BABY_MAY_LIVE, one),
      ),
    ),
  ],
};

const infantAfterBirth = [
  babyWeight,
  expectedBabyWeight,
  vaccinationGiven,
  immunizationCounsellingDone,
  breastFeedingCounsellingDone,
  complicationsInfant,
  complaintOfInfant,
];

const postNatalCall: FormDefinition = {
  id: 'healthy-motherhood/post-natal@1',
  sections: [
    ...part('delivery', deliveryDetailsAfterBirth, baby, postNatal),
    ...part('baby', ...infantAfterBirth.map((one) => onlyWhen(BABY_MAY_LIVE, one))),
    ...part(
      'mother',
      bloodPressure,
      weightOfMother,
      episotomyWoundLscsWound,
      lochiaVaginalDischarge,
      breastNippleChanges,
      complicationsMother,
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

/** The forms of Healthy Motherhood by call type. */
export const MOTHERHOOD_FORMS = {
  first,
  diet: dietCall,
  'infant-diet': infantDiet,
  adhoc,
  last,
  'post-natal': postNatalCall,
  psychology,
} as const satisfies Readonly<Partial<Record<CallTypeKey, FormDefinition>>>;
