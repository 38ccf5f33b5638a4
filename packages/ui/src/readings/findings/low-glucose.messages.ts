import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('call-info/low-glucose', {
  title: 'Low blood sugar: what to do now',
  acarbose: 'acarbose',
  voglibose: 'voglibose',
  onlyGlucose: 'The patient takes {medicines}: only glucose works, table sugar and juice do not.',
  take: 'If awake: 15 g glucose now, powder or tablets; where there is none, three teaspoons of sugar in water. With acarbose or voglibose only glucose works.',
  takeGlucose: 'If awake: 15 g glucose now, powder or tablets.',
  again: 'Measure again after 15 minutes. Still below 70 mg/dL: 15 g glucose again. At 70 or more: eat.',
  drowsy: 'If drowsy or unconscious: nothing by mouth, call 108.',
});
