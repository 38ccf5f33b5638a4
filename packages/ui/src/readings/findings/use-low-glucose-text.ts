import type { LowGlucose, SugarBlocker } from '@careline/core/internal/calls/findings';
import type { LowSugarTreatment } from '@careline/core/internal/clinical';
import { useDateText } from '../../forms/form-renderer/index.ts';
import { useMessages } from '../../messages/index.ts';
import { lowGlucoseMessages } from './findings.messages.ts';

/** Grams of sugar in a level teaspoon. */
const TEASPOON_GRAMS = 5;

type Dose = Extract<LowSugarTreatment, { kind: 'glucose' }>;

/** Returns the steps for treating low glucose, one per line: milk for a baby, otherwise glucose by weight or age. */
export function useLowGlucoseText(): (low: LowGlucose) => readonly string[] {
  const t = useMessages(lowGlucoseMessages);
  const dayText = useDateText();
  const nameOf = (blocker: SugarBlocker): string => t(blocker);

  /** Says what the dose is based on. Adults all get the same dose. */
  function basis(dose: Dose): readonly string[] {
    if (!('weight' in dose)) return dose.by === 'age' ? [t('byAge')] : [];
    const { kilograms, on } = dose.weight;
    return [t('byWeight', { weight: String(Math.round(kilograms * 10) / 10), day: dayText(on) })];
  }

  function glucose(dose: Dose, onlyGlucose: boolean): readonly string[] {
    const grams = String(dose.grams);
    const take = onlyGlucose
      ? t('takeGlucose', { grams })
      : t('take', { grams, count: Math.ceil(dose.grams / TEASPOON_GRAMS) });
    return [take, ...basis(dose), t('again', { grams }), t('drowsy')];
  }

  return ({ blockers, treatment }) => {
    if (treatment.kind === 'feed') return [t('feed'), t('babyToHospital'), t('babyDrowsy')];
    const onlyGlucose = blockers.length > 0;
    const warning = onlyGlucose ? [t('onlyGlucose', { medicines: blockers.map(nameOf).join(', ') })] : [];
    if (treatment.kind === 'glucose') return [...warning, ...glucose(treatment, onlyGlucose)];
    const take = t(onlyGlucose ? 'takeGlucoseAtAnyAge' : 'takeAtAnyAge');
    return [...warning, take, t('babyAtAnyAge'), t('againAtAnyAge'), t('drowsy')];
  };
}
